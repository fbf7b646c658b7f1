import type { Gazetteer, Municipio } from './gazetteer.ts'
import { loadGazetteer } from './gazetteer.ts'
import type { AdaptadorGeocoder, OpcoesDeBusca } from './geocoder.ts'
import type { Coordenadas, Localizacao } from './localizacao.ts'
import { distanceKm, toLocalizacao } from './localizacao.ts'
import type { Logradouros } from './logradouros.ts'
import { loadLogradouros } from './logradouros.ts'
import { isTipoDeLogradouro, parseConsulta } from './texto.ts'

/** A pin this near to a known street is on it; within the second radius it is in that street's bairro. */
const NA_RUA_KM = 0.12
const NO_BAIRRO_KM = 0.8

interface Candidato {
  /** Greater comes first. */
  peso: number
  localizacao: Localizacao
}

/** What the text most probably means: a whole name of a city or bairro, then a street, then names that begin so. */
const PESO = { cidade: 100, bairro: 90, rua: 80, cidadeInicio: 70, bairroInicio: 60, ruaInicio: 50 }

function listCandidatos(ruas: Logradouros, gazetteer: Gazetteer, texto: string): Candidato[] {
  const { palavras, numero } = parseConsulta(texto)
  if (palavras.join('').length < 2) return []
  const nomeInteiro = palavras.join(' ')
  const cidades = gazetteer.listByPrefix(palavras).slice(0, 20)
  const isExata = (m: Municipio): boolean =>
    m.chave === nomeInteiro || `${m.chave} ${m.uf.toLowerCase()}` === nomeInteiro
  return [
    ...cidades.map((m) => ({
      peso: isExata(m) ? PESO.cidade : PESO.cidadeInicio,
      localizacao: toLocalizacao({ cidade: m.nome, uf: m.uf, lat: m.lat, lng: m.lng }),
    })),
    ...ruas.searchBairros(palavras).map(({ lugar, exato }) => ({
      peso: exato ? PESO.bairro : PESO.bairroInicio,
      localizacao: toLocalizacao(lugar),
    })),
    ...ruas.searchRuas(palavras).map(({ lugar, exato }) => ({
      peso: exato ? PESO.rua : PESO.ruaInicio,
      localizacao: toLocalizacao({ ...lugar, numero }),
    })),
  ]
}

/**
 * An unknown street of a known city ("rua nova 10 valinhos") answers with the city: the person completes the rest.
 * Streets are named after towns too, so the city must be a larger one or come with its UF, and follow a name.
 */
function findCidadeAoFim(gazetteer: Gazetteer, texto: string): Localizacao | null {
  const { palavras } = parseConsulta(texto)
  const inicioDoNome = palavras.findIndex((palavra) => !isTipoDeLogradouro(palavra))
  for (let i = inicioDoNome + 1; i > 0 && i < palavras.length; i++) {
    const cauda = palavras.slice(i).join(' ')
    const m = gazetteer.listByPrefix(palavras.slice(i))[0]
    if (m && (cauda === `${m.chave} ${m.uf.toLowerCase()}` || (cauda === m.chave && m.tamanho > 0)))
      return toLocalizacao({ cidade: m.nome, uf: m.uf, lat: m.lat, lng: m.lng })
  }
  return null
}

function sortCandidatos(candidatos: Candidato[], perto?: Coordenadas): Localizacao[] {
  const longe = (c: Candidato): number => (perto ? distanceKm(perto, c.localizacao) : 0)
  return candidatos.sort((a, b) => b.peso - a.peso || longe(a) - longe(b)).map((c) => c.localizacao)
}

function answerCep(ruas: Logradouros, gazetteer: Gazetteer, cep: string, numero = ''): Localizacao | null {
  const rua = ruas.findCep(cep)
  if (rua) return toLocalizacao({ ...rua, numero })
  const lugar = gazetteer.locateCep(cep)
  return lugar && toLocalizacao({ cep, ...lugar })
}

/**
 * The adapter that needs no network: every municipality by name, CEPs by range, and the streets of the demo
 * (NOTICE.md says what it cannot know). The data is read at the first use; a warm answer takes less than 1 ms.
 */
export function createEmbutido(): AdaptadorGeocoder {
  const load = (): Promise<[Logradouros, Gazetteer]> => Promise.all([loadLogradouros(), loadGazetteer()])
  return {
    nome: 'embutido',
    remoto: false,
    async cep(cep) {
      return answerCep(...(await load()), cep)
    },
    async search(texto: string, { limite, perto }: OpcoesDeBusca) {
      const [ruas, gazetteer] = await load()
      const { cep, numero } = parseConsulta(texto)
      const doCep = cep ? answerCep(ruas, gazetteer, cep, numero) : null
      if (doCep) return [doCep].slice(0, limite)
      const achados = sortCandidatos(listCandidatos(ruas, gazetteer, texto), perto)
      const cidade = achados.length === 0 ? findCidadeAoFim(gazetteer, texto) : null
      return (cidade ? [cidade] : achados).slice(0, limite)
    },
    async reverse(lat, lng) {
      const [ruas, gazetteer] = await load()
      const ponto = { lat, lng }
      const rua = ruas.nearest(ponto, NA_RUA_KM)
      if (rua) return toLocalizacao({ ...rua, ...ponto })
      const vizinha = ruas.nearest(ponto, NO_BAIRRO_KM)
      if (vizinha)
        return toLocalizacao({ bairro: vizinha.bairro, cidade: vizinha.cidade, uf: vizinha.uf, ...ponto })
      const municipio = gazetteer.nearest(ponto)
      return municipio && toLocalizacao({ cidade: municipio.nome, uf: municipio.uf, ...ponto })
    },
  }
}
