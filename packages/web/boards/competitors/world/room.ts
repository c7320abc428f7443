/** How much room a name has in a state, in units of the map: the width at its middle, and the area of all its land. */
import { isTerritory, type Territory } from '@wildcat/competitors/board'

export interface Room {
  readonly width: number
  readonly area: number
}

const TABLE = `
islanda 68 3304; irlanda 20 1703; granbretagna 36 4638; portogallo 12 1257; spagna 76 7315; francia 88 9188
benelux 16 1352; germania 76 6811; danimarca 8 927; norvegia 60 15454; svezia 40 13015; finlandia 88 10478
baltici 48 3998; polonia 84 6136; cechia 32 2307; svizzera 20 690; austria 28 1459; ungheria 44 1582; italia 20 4603
balcani 52 4402; grecia 8 1709; romania 68 6162; ucraina 112 10778; bielorussia 72 4263; sanpietroburgo 248 54026
mosca 160 18896; russiasud 92 12934; urali 252 66529; turchia 148 11036; caucaso 40 2749; siria 44 2558
israele 20 1445; iraq 64 5548; iran 144 20474; arabia 148 21931; emirati 36 4152; yemen 72 4703; kazakistan 312 47704
asiacentrale 156 18434; afghanistan 88 8329; pakistan 68 10495; indianord 136 21994; indiasud 52 13053
srilanka 16 654; bangladesh 20 1500; birmania 72 7244; thailandia 56 5312; vietnam 12 7689; malesia 8 3254
indonesia 60 17981; filippine 12 2821; cinaest 212 32729; cinanord 164 47366; cinaovest 208 47674; mongolia 232 26450
corea 8 3172; giappone 12 4984; siberiaocc 180 112643; siberiaor 304 218687; marocco 60 5028; algeria 176 29473
libia 148 18896; egitto 96 11591; mauritania 104 14203; mali 96 13198; niger 196 25589; sudan 136 25498
etiopia 116 12734; somalia 8 6338; senegal 52 5630; ghana 104 11027; nigeria 92 9100; camerun 52 10978
congo 192 28895; kenya 100 8694; tanzania 92 9313; angola 92 12657; zambia 80 11851; mozambico 56 9522
namibia 132 15397; sudafrica 124 15142; madagascar 48 6391; alaska 228 46797; canadaovest 168 49297
canadacentro 124 168952; canadaest 108 59654; groenlandia 204 127746; usanordest 44 8608; usasudest 148 18113
usacentro 164 28745; rocciose 124 20762; usaovest 80 16795; texas 160 18775; messiconord 92 13801; messicosud 56 8160
guatemala 64 4042; panama 8 1253; caraibi 8 2308; colombia 88 11198; venezuela 104 9031; guyane 68 4337
ecuador 44 2468; peru 72 12960; bolivia 108 15807; brasilenord 364 56780; brasilesud 160 29685; argentina 104 39530
cile 8 10454; ausovest 152 29008; ausnord 88 14405; queensland 124 19088; aussudest 116 14144; aussud 116 11942
papua 56 4679; nuovazelanda 8 3990; figi 8 440
`
export const ROOM: ReadonlyMap<Territory, Room> = new Map(
  TABLE.split(/[;\n]/).flatMap(row => {
    const [id = '', width, area] = row.trim().split(' ')
    return isTerritory(id) ? [[id, { width: Number(width), area: Number(area) }] as const] : []
  }),
)
