import { readFile } from 'node:fs/promises'
import type { Coordenadas } from './localizacao.ts'
import { distanceKm } from './localizacao.ts'
import { REGIOES_POSTAIS } from './regioes-postais.ts'
import { wordsOf } from './texto.ts'

export interface Municipio extends Coordenadas {
  ibge: string
  nome: string
  uf: string
  /** Words that matter of the name, joined: "embu artes". */
  chave: string
  /** Number of five-digit CEPs of its ranges: the only hint of size the gazetteer has. */
  tamanho: number
}

/** Where a CEP lies: its municipality, or only the state and the coordinates of the postal region. */
interface LugarDoCep extends Coordenadas {
  cidade: string
  uf: string
}

interface Faixa {
  inicio: number
  fim: number
  municipio: Municipio
}

export interface Gazetteer {
  municipios: readonly Municipio[]
  /** Ordered by first CEP, without overlaps. */
  faixas: readonly Faixa[]
  locateCep(cep: string): LugarDoCep | null
  /** By IBGE code or by name and UF; accents and case do not matter. */
  findMunicipio(cidade: string, uf: string, ibge?: string): Municipio | null
  /** Municipalities whose name begins so, exact names first, then the larger ones. */
  listByPrefix(palavras: string[]): Municipio[]
  nearest(ponto: Coordenadas): Municipio | null
}

/** A pin further than this from every municipality's seat is at sea or abroad. */
const RAIO_MAXIMO_KM = 250

/** The last range that begins at or before the value, when it also ends at or after it. */
function searchFaixa<T extends { inicio: number; fim: number }>(
  faixas: readonly T[],
  valor: number,
): T | null {
  let baixo = 0
  let alto = faixas.length - 1
  while (baixo <= alto) {
    const meio = (baixo + alto) >> 1
    const faixa = faixas[meio]
    if (!faixa || valor < faixa.inicio) alto = meio - 1
    else if (valor > faixa.fim) baixo = meio + 1
    else return faixa
  }
  return null
}

function parseMunicipios(tsv: string): { municipios: Municipio[]; faixas: Faixa[] } {
  const municipios: Municipio[] = []
  const faixas: Faixa[] = []
  for (const linha of tsv.trimEnd().split('\n')) {
    const [ibge = '', nome = '', uf = '', lat, lng, ceps = ''] = linha.split('\t')
    const municipio = {
      ibge,
      nome,
      uf,
      lat: Number(lat),
      lng: Number(lng),
      chave: wordsOf(nome).join(' '),
      tamanho: 0,
    }
    for (const faixa of ceps.split(',').filter(Boolean)) {
      const [inicio = 0, fim = 0] = faixa.split('-').map(Number)
      faixas.push({ inicio, fim, municipio })
      municipio.tamanho += fim - inicio + 1
    }
    municipios.push(municipio)
  }
  return { municipios, faixas: faixas.sort((a, b) => a.inicio - b.inicio) }
}

/** Cuts a trailing UF off: ["campinas", "sp"] is Campinas within SP. */
function splitUf(palavras: string[], ufs: ReadonlySet<string>): { nome: string; uf: string } {
  const ultima = palavras.at(-1)?.toUpperCase() ?? ''
  const temUf = palavras.length > 1 && ufs.has(ultima)
  return { nome: palavras.slice(0, temUf ? -1 : undefined).join(' '), uf: temUf ? ultima : '' }
}

/** Builds the index from the text of municipios.tsv. */
function createGazetteer(tsv: string): Gazetteer {
  const { municipios, faixas } = parseMunicipios(tsv)
  const ufs = new Set(municipios.map((m) => m.uf))
  const porNome = new Map(municipios.map((m) => [`${m.chave}/${m.uf}`, m]))
  const porIbge = new Map(municipios.map((m) => [m.ibge, m]))
  const emOrdem = municipios.toSorted((a, b) => (a.chave < b.chave ? -1 : 1))

  const findMunicipio = (cidade: string, uf: string, ibge = ''): Municipio | null =>
    porIbge.get(ibge) ?? porNome.get(`${wordsOf(cidade).join(' ')}/${uf.toUpperCase()}`) ?? null

  const firstFrom = (prefixo: string): number => {
    let baixo = 0
    let alto = emOrdem.length
    while (baixo < alto) {
      const meio = (baixo + alto) >> 1
      if ((emOrdem[meio]?.chave ?? '') < prefixo) baixo = meio + 1
      else alto = meio
    }
    return baixo
  }

  return {
    municipios,
    faixas,
    findMunicipio,
    locateCep(cep) {
      const prefixo = Number(cep.slice(0, 5))
      const municipio = searchFaixa(faixas, prefixo)?.municipio
      if (municipio)
        return { cidade: municipio.nome, uf: municipio.uf, lat: municipio.lat, lng: municipio.lng }
      const regiao = searchFaixa(REGIOES_POSTAIS, prefixo)
      const polo = regiao && findMunicipio(regiao.polo, regiao.uf)
      return polo ? { cidade: '', uf: polo.uf, lat: polo.lat, lng: polo.lng } : null
    },
    listByPrefix(palavras) {
      const { nome, uf } = splitUf(palavras, ufs)
      if (nome.length < 2) return []
      // '{' follows 'z': the first key that no longer begins with the name.
      const achados = emOrdem.slice(firstFrom(nome), firstFrom(`${nome}{`)).filter((m) => !uf || m.uf === uf)
      const exato = (m: Municipio): number => (m.chave === nome ? 1 : 0)
      return achados.sort(
        (a, b) => exato(b) - exato(a) || b.tamanho - a.tamanho || a.chave.length - b.chave.length,
      )
    },
    nearest(ponto) {
      let melhor: Municipio | null = null
      let menor = RAIO_MAXIMO_KM
      for (const municipio of municipios) {
        const distancia = distanceKm(ponto, municipio)
        if (distancia < menor) [melhor, menor] = [municipio, distancia]
      }
      return melhor
    },
  }
}

let carregado: Promise<Gazetteer> | undefined

/** The gazetteer of municipios.tsv, read at the first use and kept. */
export function loadGazetteer(): Promise<Gazetteer> {
  carregado ??= readFile(new URL('municipios.tsv', import.meta.url), 'utf8').then(createGazetteer)
  return carregado
}
