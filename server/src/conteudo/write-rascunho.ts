import { CHAVE_INICIO } from '@vitrine/contract'

import { lockCatalogo, type Quem } from '#cadastro'
import { Falha, uuidv7, type Transaction } from '#infra'

import type { VersaoRow } from './conteudo.repository.ts'
import { findEditado, type Alvo } from './find-editado.ts'
import { saveVersoes } from './save-versoes.ts'

export interface RascunhoDito {
  chave?: string | undefined
  dados: Record<string, unknown>
  versao: number | null
}

/**
 * Writes the draft of a piece of content over the one that was looked at; a piece has one. Errors: `cadastro_mudou`; `entrada_invalida` at its
 * fields; `nao_encontrado` where another store's home is named.
 */
export async function writeRascunho(
  tx: Transaction,
  quem: Quem,
  alvo: Alvo,
  { chave, dados, versao }: RascunhoDito,
): Promise<void> {
  const { tipo, idconteudo } = alvo
  // A store has one home: its id is the store's own.
  if (tipo === 'INICIO' && idconteudo !== quem.idfornecedor) throw new Falha('nao_encontrado')
  await lockCatalogo(tx, quem.idfornecedor)
  const { rascunho, no_ar, agendadas } = await findEditado(tx, quem.idfornecedor, alvo)
  checkVersao(rascunho, versao)
  const antes = rascunho ?? no_ar ?? agendadas.at(-1)
  await saveVersoes(tx, quem, tipo, [
    {
      idpublicacao: rascunho?.idpublicacao ?? uuidv7(),
      idconteudo,
      chave: chave ?? antes?.chave ?? (tipo === 'INICIO' ? CHAVE_INICIO : idconteudo),
      estado: 'RASCUNHO',
      dados,
      versao: rascunho ? rascunho.versao : null,
    },
  ])
}

/** Who writes has looked at what stands there. Errors: `cadastro_mudou`. */
export function checkVersao(rascunho: VersaoRow | null, versao: number | null): void {
  const atual = rascunho?.versao ?? null
  if (atual !== versao) throw new Falha('cadastro_mudou', { detalhes: { versao: atual } })
}
