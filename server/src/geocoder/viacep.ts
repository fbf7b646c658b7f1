import type { ServicoDeCep } from './cep-remoto.ts'
import { objectBody, textField } from './cep-remoto.ts'

/** ViaCEP: an unknown CEP answers 200 with `erro` true or "true", a malformed one 400 (brazil.md 2). */
export const VIACEP: ServicoDeCep = {
  nome: 'viacep',
  base: 'https://viacep.com.br',
  caminho: (cep) => `/ws/${cep}/json/`,
  parse({ status, corpo }) {
    if (status === 400) return null
    if (status !== 200) throw new Error(`geocoder: viacep answered ${status}`)
    const dados = objectBody(corpo)
    if (String(Reflect.get(dados, 'erro')) === 'true') return null
    const cidade = textField(dados, 'localidade')
    if (!cidade) throw new Error('geocoder: viacep answered without localidade')
    return {
      rua: textField(dados, 'logradouro'),
      bairro: textField(dados, 'bairro'),
      cidade,
      uf: textField(dados, 'uf'),
      ibge: textField(dados, 'ibge'),
    }
  },
}
