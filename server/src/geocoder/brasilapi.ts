import type { ServicoDeCep } from './cep-remoto.ts'
import { objectBody, textField } from './cep-remoto.ts'

/** Coordinates of BrasilAPI are strings and often absent. */
function parseCoordenadas(dados: object): { lat?: number; lng?: number } {
  const location: unknown = Reflect.get(dados, 'location')
  const pontos: unknown =
    typeof location === 'object' && location !== null ? Reflect.get(location, 'coordinates') : null
  if (typeof pontos !== 'object' || pontos === null) return {}
  const lat = Number.parseFloat(String(Reflect.get(pontos, 'latitude')))
  const lng = Number.parseFloat(String(Reflect.get(pontos, 'longitude')))
  return Math.abs(lat) <= 90 && Math.abs(lng) <= 180 ? { lat, lng } : {}
}

/** BrasilAPI, second version of its CEP call: 404 for an unknown CEP (brazil.md 2). */
export const BRASILAPI: ServicoDeCep = {
  nome: 'brasilapi',
  base: 'https://brasilapi.com.br',
  caminho: (cep) => `/api/cep/v2/${cep}`,
  parse({ status, corpo }) {
    if (status === 404 || status === 400) return null
    if (status !== 200) throw new Error(`geocoder: brasilapi answered ${status}`)
    const dados = objectBody(corpo)
    const cidade = textField(dados, 'city')
    if (!cidade) throw new Error('geocoder: brasilapi answered without city')
    return {
      rua: textField(dados, 'street'),
      bairro: textField(dados, 'neighborhood'),
      cidade,
      uf: textField(dados, 'state'),
      ...parseCoordenadas(dados),
    }
  },
}
