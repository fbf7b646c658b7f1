import type { AppDeTeste } from '../app-de-teste.ts'
import type { ClienteDeTeste, FornecedorDeTeste } from '../builders.ts'
import { buildSubmissao } from '../submissao.ts'

/** An order on credit through the real app; answers the ids of its invoices, the first due first. */
export async function buildFatura(
  app: AppDeTeste,
  { loja, cliente, produto }: { loja: FornecedorDeTeste; cliente: ClienteDeTeste; produto: string },
  quantidade: number,
): Promise<string[]> {
  const body = buildSubmissao(
    { loja, cliente, produto },
    {
      itens: [{ id: produto, quantidade, embalarParaPresente: false }],
      formaPagamento: { temForma: true, idformapagto: loja.idFaturado },
    },
  )
  const { dados, falha } = await app.call(
    'POST /v2/app/{session_token}/usuario/{id}/pedido',
    { params: { session_token: 'token', id: cliente.idcliente }, body },
    { token: cliente.token },
  )
  const rows = await app.sql<{ idfatura: string }[]>`
    select idfatura from fatura where numpedido = ${dados.numpedido ?? 0} order by parcela`
  if (rows.length === 0) throw new Error(`no invoice: ${JSON.stringify(falha)}`)
  return rows.map(({ idfatura }) => idfatura)
}
