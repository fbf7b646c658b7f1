import { expect, type Page } from '@playwright/test'

import { withBanco } from './banco.ts'
import { createConta, linkConta, nameCliente, type Conta } from './conta.ts'
import { choose, findProduto, setCart } from './passos.ts'

/** A company of this test alone: dona answers, caio prepares for her and sends nothing. */
export async function createEmpresa(): Promise<{ dona: Conta; caio: Conta }> {
  const dona = await createConta('bar')
  const caio = await createConta('bar')
  await linkConta(caio, dona)
  await nameCliente(dona, 'Bar da Esquina')
  await withBanco((sql) =>
    sql.begin(async (tx) => {
      await tx`update usuario set nome = 'Caio Nunes' where email = ${caio.email}`
      await tx`update usuario set nome = 'Dona Marta' where email = ${dona.email}`
      await tx`
        update usuario_cliente uc set primario = false, submissao_pedido = false from usuario u
        where u.idusuario = uc.idusuario and u.email = ${caio.email}`
      await tx`
        update usuario_cliente uc set primario = true from usuario u, usuario o join usuario_cliente oc on oc.idusuario = o.idusuario
        where u.idusuario = uc.idusuario and u.email = ${caio.email} and o.email = ${dona.email} and oc.idcliente = uc.idcliente`
    }),
  )
  return { dona, caio }
}

/** From the order page to the request's own page. */
export async function askAprovacao(page: Page): Promise<void> {
  await setCart(page, 'atacado', [
    { id: await findProduto(page, 'atacado', 'farinha de trigo'), quantidade: 20 },
  ])
  await page.goto('/atacado/finalizar')
  await expect(page.getByText('Quem aprova: Dona Marta.')).toBeVisible()
  await choose(page.getByRole('radio', { name: /Pix/ }))
  const enviar = page.getByRole('button', { name: 'Enviar para aprovação' }).filter({ visible: true })
  await enviar.first().click()
  await expect(page.getByRole('heading', { name: 'Seu pedido de aprovação' })).toBeVisible()
}
