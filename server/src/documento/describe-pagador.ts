import { formatCep, formatDocumento } from '@vitrine/rules/documento'

interface Quem {
  nome: string
  documento: string
  endereco: {
    cep: string
    rua: string
    numero: string
    complemento?: string
    bairro: string
    cidade: string
    uf: string
  } | null
}

/** 'Ana Souza · 529.982.247-25', as a slip names its payer. */
export function describePagador({ nome, documento }: Pick<Quem, 'nome' | 'documento'>): string {
  return `${nome} · ${formatDocumento(documento)}`
}

/** In one line; '' when it is unknown. */
export function describeEnderecoDoPagador({ endereco }: Pick<Quem, 'endereco'>): string {
  if (!endereco) return ''
  const { rua, numero, complemento, bairro, cidade, uf, cep } = endereco
  const lugar = [rua, numero, complemento, bairro, `${cidade} - ${uf}`].filter(Boolean).join(', ')
  return `${lugar}, CEP ${formatCep(cep)}`
}
