import type { AppDeTeste } from './app-de-teste.ts'

/** Everything of an order is served as it was ordered, unless it was picked already: nothing leaves before (readings 7). */
export async function pickTudo(app: AppDeTeste, num: number, { token }: { token: string }): Promise<void> {
  const [row] = await app.sql<{ separado: boolean }[]>`
    select totalservido is not null as separado from pedido where numpedido = ${num}`
  if (row?.separado) return
  await app.call('POST /painel/v1/pedidos/{num}/separar', { params: { num }, body: { itens: [] } }, { token })
}
