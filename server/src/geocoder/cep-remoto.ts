import { requestJson, type OpcoesDeRede, type RespostaJson } from '#rede'

import { loadGazetteer } from './gazetteer.ts'
import type { AdaptadorGeocoder } from './geocoder.ts'
import type { Localizacao } from './localizacao.ts'
import { toLocalizacao } from './localizacao.ts'

interface OpcoesDoAdaptador extends Omit<OpcoesDeRede, 'hosts'> {
  /** Another base address than the service's own; the guard of the slice rede still decides whether it may be called. */
  base?: string
}

/** What a CEP service knows, in our names; lat and lng when it has them. */
interface EnderecoDoCep {
  rua: string
  bairro: string
  cidade: string
  uf: string
  ibge?: string
  lat?: number
  lng?: number
}

export interface ServicoDeCep {
  nome: string
  base: string
  /** Path of the call below the base. */
  caminho: (cep: string) => string
  /** Null when the service says there is no such CEP; throws when the answer does not have the form of that service. */
  parse: (resposta: RespostaJson) => EnderecoDoCep | null
}

/** A text field of an answer from outside: '' unless it is a string, never longer than an address line. */
export function textField(corpo: object, campo: string): string {
  const valor: unknown = Reflect.get(corpo, campo)
  return typeof valor === 'string' ? valor.trim().slice(0, 200) : ''
}

/** The object a service answered with. Throws when the body is anything else. */
export function objectBody(corpo: unknown): object {
  if (typeof corpo !== 'object' || corpo === null || Array.isArray(corpo))
    throw new Error('geocoder: unexpected answer')
  return corpo
}

async function locate(cep: string, endereco: EnderecoDoCep): Promise<Localizacao | null> {
  const { rua, bairro, cidade, uf, ibge, lat, lng } = endereco
  if (lat !== undefined && lng !== undefined) return toLocalizacao({ cep, rua, bairro, cidade, uf, lat, lng })
  const gazetteer = await loadGazetteer()
  const centro = gazetteer.findMunicipio(cidade, uf, ibge) ?? gazetteer.locateCep(cep)
  return centro && toLocalizacao({ cep, rua, bairro, cidade, uf, lat: centro.lat, lng: centro.lng })
}

/** An adapter over a public CEP service; coordinates the service lacks come from the municipality's seat. */
export function createCepRemoto(servico: ServicoDeCep, opcoes: OpcoesDoAdaptador): AdaptadorGeocoder {
  const { base = servico.base, ...rede } = opcoes
  const hosts = [new URL(servico.base).hostname]
  return {
    nome: servico.nome,
    remoto: true,
    async cep(cep) {
      const resposta = await requestJson(new URL(servico.caminho(cep), base), { ...rede, hosts })
      const endereco = servico.parse(resposta)
      return endereco && locate(cep, endereco)
    },
  }
}
