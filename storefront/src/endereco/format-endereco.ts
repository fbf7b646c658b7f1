import type { Endereco } from '@vitrine/contract'
import { formatCep } from '@vitrine/rules/documento'

/** 'Rua Barão de Jaguara, 948, apto 52, Centro, Campinas, SP, 13015-002': parts that are missing are left out. */
export function formatEndereco(endereco: Partial<Endereco>): string {
  const { rua, numero, complemento, bairro, cidade, uf, cep } = endereco
  return [rua, numero, complemento, bairro, cidade, uf, cep && formatCep(cep)].filter(Boolean).join(', ')
}
