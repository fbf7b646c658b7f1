import { formatCep } from './cep.ts'

/** What of an address is written; what is missing or empty is left out. */
export interface EnderecoEscrito {
  rua?: string
  numero?: string
  complemento?: string
  bairro?: string
  cidade?: string
  uf?: string
  cep?: string
}

/** 'Rua Barão de Jaguara, 948, apto 52, Centro, Campinas, SP, 13015-002': the same on every screen, letter and paper. */
export function formatEndereco(endereco: EnderecoEscrito): string {
  const { rua, numero, complemento, bairro, cidade, uf, cep } = endereco
  return [rua, numero, complemento, bairro, cidade, uf, cep && formatCep(cep)].filter(Boolean).join(', ')
}
