import { expect, test, type Page } from './teste.ts'

import { FUSO_PADRAO } from '@vitrine/rules/data'

import { orderLojas } from '../rules/src/lugar/index.ts'

import { withBanco } from './banco.ts'
import { createConta } from './conta.ts'
import {
  choose,
  chooseLocal,
  decideCookies,
  findFornecedor,
  findProduto,
  listViolations,
  login,
  sendPedido,
  setCart,
  waitAlive,
} from './passos.ts'

test.beforeEach(({ page }) => decideCookies(page))

async function goToFinalizar(page: Page, busca = ''): Promise<void> {
  await login(page, 'emporio', await createConta('ana'))
  await setCart(page, 'emporio', [{ id: await findProduto(page, 'emporio', 'arroz'), quantidade: 12 }])
  await page.goto(`/emporio/finalizar${busca}`)
}

test('pickup begins with the nearest store that is open today, in checkout and in the panel (A8) @phone', async ({
  page,
}) => {
  const idfornecedor = await findFornecedor(page, 'emporio')
  const area = await page.request.get(`/v2/app/token/fornecedor/areaatendimento?idfornecedor=${idfornecedor}`)
  const { coordenadas_lojas: lojas } = (await area.json()) as {
    coordenadas_lojas: { nome: string; lat: number; lng: number; horarios: (string | null)[] }[]
  }
  const ultima = lojas.at(-1)
  if (!ultima) throw new Error('no store')
  // Which one that is depends on the day; that it is not the first by name is what table and unit tests hold.
  const ponto = { lat: ultima.lat, lng: ultima.lng }
  const [wanted] = orderLojas(lojas, { fuso: FUSO_PADRAO, agora: new Date(), ponto })
  const nome = wanted?.nome ?? ''
  await chooseLocal(page, {
    lat: ultima.lat,
    lng: ultima.lng,
    cep: '',
    cidade: '',
    uf: '',
    textoendereco: 'Aqui',
  })
  await goToFinalizar(page, '?tipoEntrega=RETIRADA')
  await expect(page.getByText(`Retirada: ${nome}`).first()).toBeVisible()
  await page.goto('/emporio#endereco')
  await choose(page.getByRole('dialog').getByRole('radio', { name: 'Retirada' }))
  await expect(
    page
      .getByRole('dialog')
      .getByRole('button', { name: /^Loja / })
      .first(),
  ).toContainText(nome)
})

test('an address form says at once where nobody delivers, and what no CEP is (A7) @desktop', async ({
  page,
}) => {
  await goToFinalizar(page, '?novo=1&tipoEntrega=DELIVERY')
  const cep = page.getByLabel('CEP', { exact: true })
  await waitAlive(cep)
  await cep.fill('69010-001')
  const fora = page.getByText('O fornecedor não atende no endereço informado')
  await expect(fora).toBeVisible()
  await expect(page.getByText('Endereço preenchido pelo CEP')).toHaveCount(0)
  expect(await listViolations(page)).toEqual([])
  await cep.fill('00000-000')
  await expect(page.getByText('Este CEP não existe. Confira os números.')).toBeVisible()
  await expect(fora).toHaveCount(0)
  await cep.fill('13015-002')
  await expect(page.getByText('Endereço preenchido pelo CEP')).toBeAttached()
  await expect(page.getByLabel('Rua', { exact: true })).not.toHaveValue('')
  await expect(fora).toHaveCount(0)
})

test('a cart without a place tells the least that the store asks for (A8) @phone', async ({ page }) => {
  const conta = await createConta('bar')
  await withBanco(
    (sql) => sql`
      update endereco set excluido_em = now() where idcliente in (
        select idcliente from usuario_cliente join usuario using (idusuario) where email = ${conta.email})`,
  )
  await login(page, 'atacado', conta)
  const quem = await setCart(page, 'atacado', [
    { id: await findProduto(page, 'atacado', 'copo'), quantidade: 1 },
  ])
  expect(quem.idfornecedor).toBe(await findFornecedor(page, 'atacado'))
  await page.goto('/atacado/carrinho')
  await expect(page.getByRole('main').getByText(/Pedido mínimo a partir de R\$\s150/)).toBeVisible()
})

test('a refused order leaves its text in the cart until the cart changes (§3 erroSubmit) @desktop', async ({
  page,
}) => {
  await goToFinalizar(page)
  await sendPedido(page)
  // The same once more, at once.
  await setCart(page, 'emporio', [{ id: await findProduto(page, 'emporio', 'arroz'), quantidade: 12 }])
  await page.goto('/emporio/finalizar')
  const enviar = page
    .getByRole('button', { name: /Enviar pedido/ })
    .filter({ visible: true })
    .first()
  await waitAlive(enviar)
  await enviar.click()
  await expect(page.getByText('Um pedido idêntico foi feito há poucos segundos.').first()).toBeVisible()
  await page.goto('/emporio/carrinho')
  const aviso = page.getByRole('main').getByText('Seu último envio não virou pedido.')
  await expect(aviso).toBeVisible()
  await expect(page.getByRole('main').getByText('Um pedido idêntico foi feito')).toBeVisible()
  expect(await listViolations(page)).toEqual([])
  await page
    .getByRole('button', { name: /^Aumentar/ })
    .first()
    .click()
  await expect(aviso).toHaveCount(0)
})

test('the menu of a store with segments shows the categories of the chosen one (§3 segmentoActive)', async ({
  page,
}) => {
  await page.goto('/atacado')
  const abrir = page.locator('[data-painel="menu"]').filter({ visible: true }).first()
  await waitAlive(abrir)
  await abrir.click()
  const menu = page.getByRole('dialog')
  const todas = menu.locator('summary')
  await expect(todas.filter({ hasText: /Descartáveis/ })).toHaveCount(1)
  await menu.getByRole('button', { name: 'Mercados e padarias' }).click()
  await expect(todas.filter({ hasText: /Descartáveis/ })).toHaveCount(0)
  await expect(menu.getByRole('button', { name: 'Mercados e padarias' })).toHaveAttribute(
    'aria-pressed',
    'true',
  )
  expect(await listViolations(page)).toEqual([])
  await menu.getByRole('button', { name: 'Mercados e padarias' }).click()
  await expect(todas.filter({ hasText: /Descartáveis/ })).toHaveCount(1)
})
