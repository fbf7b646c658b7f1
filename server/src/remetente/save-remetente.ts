import type { NovoRemetente } from '@vitrine/contract'

import { CadastroRecusado, saveCadastros, type Quem, type Versao } from '#cadastro'
import { Falha, type Sql, type Transaction } from '#infra'

import { cadastroRemetente, deleteCodigo, lockRemetente } from './remetente.repository.ts'

/** Absent: whatever stands there. */
type Vista = Omit<NovoRemetente, 'versao'> & { versao?: Versao | undefined }

/**
 * Changes a supplier's sender. Another address is proven by nothing: its letters leave from the platform's again, and a code that is out for
 * the one before is good for nothing. Errors: `cadastro_mudou` for a version that does not stand any more.
 */
export async function saveRemetente(
  sql: Sql,
  quem: Quem,
  { nome, endereco: dito, resposta, versao: vista = 'qualquer' }: Vista,
): Promise<void> {
  const { idfornecedor } = quem
  const endereco = dito && normalizeEndereco(dito)
  await sql
    .begin(async (tx) => {
      const antes = await lockRemetente(tx, idfornecedor)
      const linha = { idfornecedor, nome, endereco, resposta }
      const semProva = { ...linha, caixa_em: null, dominio_em: null }
      if (antes?.endereco === endereco && vista !== null) {
        await saveCadastros(tx, cadastroRemetente, quem, [{ ...linha, versao: vista }])
        return
      }
      await saveCadastros(tx, cadastroRemetente, quem, [{ ...semProva, versao: vista }])
      await deleteCodigo(tx, idfornecedor)
    })
    .catch((error: unknown) => {
      if (!(error instanceof CadastroRecusado)) throw error
      throw new Falha('cadastro_mudou', { detalhes: { versao: error.recusas[0]?.versao ?? null } })
    })
}

/** Domains are alike in capitals; what stands before the @ is its own domain's business. */
function normalizeEndereco(endereco: string): string {
  const arroba = endereco.lastIndexOf('@')
  return endereco.slice(0, arroba) + endereco.slice(arroba).toLowerCase()
}

/** Writes one proof, whatever version stands there: the caller holds the row. */
export async function saveProva(
  tx: Transaction,
  quem: Quem,
  prova: { caixa_em: string } | { dominio_em: string | null },
): Promise<void> {
  const { idfornecedor } = quem
  await saveCadastros(tx, cadastroRemetente, quem, [{ idfornecedor, ...prova, versao: 'qualquer' }])
}
