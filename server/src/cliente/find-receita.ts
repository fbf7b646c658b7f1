import type { DadosReceita } from '@vitrine/contract'
import { isCnpj, normalizeDocumento } from '@vitrine/rules/documento'

import type { Requisicao } from '#chamada'
import { Falha, type Sql } from '#infra'
import type { Receita } from '#receita'
import { takeTentativaDoIp } from '#verificacao'

/** Look-ups from one address in an hour: the source is not ours to flood. */
const POR_IP = 40

/**
 * What the tax authority knows of a company (§7 dados-receita), masked CNPJ or not. Errors: `entrada_invalida` for an invalid CNPJ, `nao_encontrado`, `muitas_requisicoes`, `receita_indisponivel`.
 */
export async function findReceita(
  { sql, receita }: { sql: Sql; receita: Receita },
  doc: string,
  { ip }: Requisicao,
): Promise<DadosReceita> {
  const cnpj = normalizeDocumento(doc)
  if (!isCnpj(cnpj)) throw new Falha('entrada_invalida', { campos: { doc: 'CNPJ inválido.' } })
  if (!(await takeTentativaDoIp(sql, 'receita', ip, POR_IP))) throw new Falha('muitas_requisicoes')
  const dados = await receita.find(cnpj)
  if (!dados) throw new Falha('nao_encontrado', { error: 'CNPJ não encontrado na Receita.' })
  return dados
}
