import { foldTexto } from '#texto'

/** Spellings that people use, by the unit that products are sold in. */
const grafias: Record<string, string> = {
  un: 'un und unid uni unidade unidades lata latas garrafa garrafas gf grf pote potes frasco frascos vidro vidros peca pecas pca maco macos bandeja bandejas',
  cx: 'cx cxs caixa caixas',
  fd: 'fd fds fardo fardos',
  pct: 'pct pcts pcte pctes pacote pacotes',
  saco: 'saco sacos saca sacas sc scs',
  bd: 'bd balde baldes',
  kg: 'kg kgs quilo quilos kilo kilos',
  g: 'g gr grs grama gramas',
  L: 'l lt lts litro litros',
  ml: 'ml mls',
  m: 'm mt mts metro metros',
  'm²': 'm2 m²',
  'm³': 'm3 m³',
  dz: 'dz duzia duzias',
  rolo: 'rolo rolos rl',
  par: 'par pares',
  barra: 'barra barras',
  milheiro: 'milheiro milheiros',
}

const porGrafia = new Map(
  Object.entries(grafias).flatMap(([unidade, palavras]) =>
    palavras.split(' ').map((palavra) => [palavra, unidade] as const),
  ),
)

/** The unit that a word means: 'Caixas' is 'cx', 'lt.' is 'L'; null when it means none. */
export function readUnidade(palavra: string): string | null {
  return porGrafia.get(foldTexto(palavra).replace(/\.$/, '')) ?? null
}
