import type { FornecedorAtende } from '@vitrine/contract'
import { falhas } from '@vitrine/contract/falhas'
import type { ContextoPagina, Local } from '@vitrine/contract/janela'

import { readFornecedores } from './read-fornecedores.ts'

export interface Encontrados {
  fornecedores: FornecedorAtende[]
  /** Fixed text when there is none (readings 8). */
  mensagem: string | null
}

/** Suppliers that serve the chosen place, those the customer bought from first. */
export async function findFornecedores(
  { client }: Pick<ContextoPagina, 'client'>,
  local: Local,
): Promise<Encontrados> {
  const resposta = await readFornecedores({ client }, local)
  // The address flow has one text for "none" and for "no answer" alike.
  if (!resposta.ok) return { fornecedores: [], mensagem: falhas.seu_endereco_nao_atendido.mensagem }
  const { fornecedores, mensagem } = resposta.dados
  return {
    fornecedores,
    mensagem: fornecedores.length > 0 ? null : (mensagem ?? falhas.seu_endereco_nao_atendido.mensagem),
  }
}
