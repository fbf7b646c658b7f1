import { urls } from '@vitrine/contract'

import { saveCadastros, type Quem } from '#cadastro'
import { Falha, type Transaction } from '#infra'
import { anonymizeNaLoja, findPendencias, listPendencias, lockCliente } from '#privacidade'

import { composeAnonimizado } from './compose-titular.ts'
import { destinoOf, send, type Loja } from './save-requerimento.ts'
import { protocoloOf } from './show-requerimento.ts'
import { cadastroRequerimento, countGuardados, findRequerimento } from './titular.repository.ts'

interface Anonimizacao {
  idrequerimento: string
  versao: number
  /** The protocol, typed. */
  protocolo_da_exclusao: string
}

/**
 * Erases what a store keeps of who asked for it; the request is met, and stays as its proof without a name. Errors: `nao_encontrado`, `entrada_invalida` at `protocolo_da_exclusao`
 * or where there is nobody to forget, `exclusao_recusada` while orders are open or money is owed, `cadastro_mudou`.
 */
export async function anonymizeTitular(
  tx: Transaction,
  { loja, quem, toLink }: { loja: Loja; quem: Quem; toLink: (caminho: string) => string },
  { idrequerimento, versao, protocolo_da_exclusao }: Anonimizacao,
): Promise<void> {
  const { idfornecedor } = loja
  const row = await findRequerimento(tx, idfornecedor, idrequerimento)
  if (!row) throw new Falha('nao_encontrado')
  const { idcliente } = row
  if (!idcliente || row.tipo !== 'EXCLUSAO' || row.estado !== 'ABERTO')
    throw new Falha('entrada_invalida', {
      campos: {
        protocolo_da_exclusao:
          'Só um pedido de exclusão aberto, de um cliente da loja, pode ser anonimizado.',
      },
    })
  if (protocolo_da_exclusao.trim().toUpperCase() !== protocoloOf(idrequerimento))
    throw new Falha('entrada_invalida', {
      campos: { protocolo_da_exclusao: 'Digite o protocolo como está na tela.' },
    })
  await lockCliente(tx, idcliente)
  const faltam = listPendencias(await findPendencias(tx, idcliente, idfornecedor))
  if (faltam.length > 0)
    throw new Falha('exclusao_recusada', {
      error: `Ainda não dá para apagar: há ${faltam.join(', ')}. Quando isso terminar, tente de novo.`,
    })
  const { pedidos } = await countGuardados(tx, idfornecedor, idcliente)
  const agora = new Date().toISOString()
  await saveCadastros(tx, cadastroRequerimento, quem, [
    {
      idrequerimento,
      versao,
      estado: 'ATENDIDO',
      anonimizado_em: agora,
      encerrado_em: agora,
      pedidos_guardados: pedidos,
    },
  ])
  await anonymizeNaLoja(tx, { idcliente, idfornecedor })
  // After the erasure, which takes the letters of before along.
  const carta = composeAnonimizado(destinoOf(loja, row), pedidos, toLink(urls.loja(loja.slug)))
  await send(tx, loja, carta, `titular:${idrequerimento}:anonimizado`)
}
