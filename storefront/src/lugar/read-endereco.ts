import type { EnderecoEnviado } from '@vitrine/contract'
import { isCep, isUf, normalizeCep } from '@vitrine/rules/documento'

export const camposEndereco = [
  'apelido',
  'cep',
  'rua',
  'numero',
  'complemento',
  'bairro',
  'cidade',
  'uf',
  'pontoref',
] as const
export type CampoEndereco = (typeof camposEndereco)[number]
export type ValoresEndereco = Partial<Record<CampoEndereco, string>>

export type LeituraEndereco =
  | { endereco: EnderecoEnviado; erros?: undefined }
  | { endereco?: undefined; erros: ValoresEndereco }

const SEM_NUMERO = 's/n'

/** The address form, checked field by field. `semnumero` stands for a house without one. */
export function readEndereco(form: Pick<FormData, 'get' | 'has'>): LeituraEndereco {
  const text = (campo: string) => String(form.get(campo) ?? '').trim()
  const numero = form.has('semnumero') ? SEM_NUMERO : text('numero')
  const uf = text('uf').toUpperCase()
  const erros: ValoresEndereco = {
    ...(!isCep(text('cep')) && { cep: explainCep(text('cep')) }),
    ...(!text('rua') && { rua: 'Digite a rua.' }),
    ...(!numero && { numero: 'Digite o número ou marque “sem número”.' }),
    ...(!text('cidade') && { cidade: 'Digite a cidade.' }),
    ...(!isUf(uf) && { uf: /^[A-Z]{2}$/.test(uf) ? 'Não há este estado.' : 'Duas letras.' }),
  }
  if (Object.keys(erros).length > 0) return { erros }
  const lat = readCoordenada(text('lat'), 90)
  const lng = readCoordenada(text('lng'), 180)
  return {
    endereco: {
      apelido: text('apelido') || text('rua'),
      cep: normalizeCep(text('cep')),
      rua: text('rua'),
      numero,
      complemento: text('complemento'),
      bairro: text('bairro'),
      cidade: text('cidade'),
      uf,
      pontoref: text('pontoref'),
      pais: 'Brasil',
      ...(lat !== null && lng !== null && { lat, lng }),
      primario: form.has('primario'),
      manualAddress: lat === null,
    },
  }
}

/** Why a text is not a CEP: too few digits, or a number that does not exist (00000-000). */
export function explainCep(text: string): string {
  return /^\d{8}$/.test(normalizeCep(text))
    ? 'Este CEP não existe. Confira os números.'
    : 'Digite os 8 números do CEP.'
}

function readCoordenada(text: string, max: number): number | null {
  const value = Number(text)
  return text === '' || Number.isNaN(value) || Math.abs(value) > max ? null : value
}

/** What was typed, to show it again. */
export function keepValores(form: Pick<FormData, 'get'>): ValoresEndereco {
  return Object.fromEntries(camposEndereco.map((campo) => [campo, String(form.get(campo) ?? '')]))
}
