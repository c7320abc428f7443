/** Where a table allows advice, in English. */
export const advice = {
  field: 'May players ask for advice?',
  none: 'No, all decide by themselves',
  allowedChoice: 'Yes, advice allowed',
  help: 'Whoever sits down agrees: all who play may ask what a strong player would do. It is worked out in their own browser, from what their seat can see.',
  allowed: 'Advice allowed',
}
