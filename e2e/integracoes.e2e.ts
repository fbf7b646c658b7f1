import { expect, test, type Page } from './teste.ts'

import { startReceptor, type Receptor } from '../server/src/teste/receptor.ts'
import { withBanco } from './banco.ts'
import { makeFornecedor } from './fornecedor-novo.ts'
import { createAtendente, openPainel } from './painel.ts'
import { listViolations, waitAlive } from './passos.ts'

const dialogo = (page: Page, nome: string) => page.getByRole('dialog', { name: nome })

/** The owner of a supplier that was just made, on this screen. */
async function openIntegracoes(page: Page, { slug }: { slug: string }) {
  const dona = await createAtendente([slug], 'Rita Alves', 'fornecedor')
  await openPainel(page, `/painel/${slug}/integracoes`, dona)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Integrações')
}

test('an owner makes a key, its system calls with it, and once revoked it opens nothing (ux 3.12) @desktop', async ({
  page,
  browser,
  baseURL,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const { slug, idfornecedor } = await makeFornecedor(browser, baseURL)
  await openIntegracoes(page, { slug })
  await expect(page.getByText('Nenhuma chave ainda')).toBeVisible()
  expect(await listViolations(page)).toEqual([])

  await page.getByRole('button', { name: 'Nova chave' }).click()
  const nova = dialogo(page, 'Nova chave')
  await nova.getByRole('button', { name: 'Criar chave' }).click()
  await expect(nova.getByText('Dê um nome à chave.')).toBeVisible()
  await expect(nova.getByLabel('Nome')).toBeFocused()
  await nova.getByLabel('Nome').fill('ERP da matriz')
  // Narrowed to what its system calls: found by its words.
  await nova.getByText('Só algumas chamadas').click()
  await nova.getByRole('button', { name: 'Criar chave' }).click()
  await expect(nova.getByText('Escolha ao menos uma chamada')).toBeVisible()
  await nova.getByLabel('Buscar chamada').fill('ler pedidos')
  await nova.getByRole('checkbox', { name: /Ler os pedidos que mudaram/ }).check()
  await expect(nova.getByText('1 chamada escolhida')).toBeVisible()
  await nova.getByText('Chamada equivalente').click()
  await expect(nova.getByRole('figure')).toContainText('"nome": "ERP da matriz"')
  expect(await listViolations(page)).toEqual([])
  await nova.getByRole('button', { name: 'Criar chave' }).click()

  // Shown once: leaving without it asks.
  const feita = dialogo(page, 'Chave ERP da matriz')
  const chave = await feita.getByLabel('Chave de API').inputValue()
  expect(await listViolations(page)).toEqual([])
  page.once('dialog', (pergunta) => {
    expect(pergunta.message()).toContain('não será mostrado de novo')
    void pergunta.dismiss()
  })
  await page.keyboard.press('Escape')
  await expect(feita).toBeVisible()
  await feita.getByRole('button', { name: 'Copiar' }).click()
  await expect(feita.getByRole('button', { name: 'Copiado' })).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(chave)
  await feita.getByRole('button', { name: 'Já guardei' }).click()
  const chaves = page.getByRole('list', { name: 'Chaves', exact: true })
  await expect(chaves).toContainText('Sem uso nos últimos 30 dias')

  const sistema = await (await browser.newContext({ baseURL })).newPage()
  const enter = () => sistema.request.post(`/painel/v1/${idfornecedor}/entrar`, { data: { chave } })
  const { token } = (await (await enter()).json()) as { token: string }
  const headers = { authorization: `Bearer ${token}` }
  expect((await sistema.request.get(`/painel/v1/${idfornecedor}/pedidos`, { headers })).status()).toBe(200)
  expect((await sistema.request.get(`/painel/v1/${idfornecedor}/ganchos`, { headers })).status()).toBe(403)
  await page.reload()
  await page.getByText('Só 1 chamada').click()
  await expect(chaves).toContainText('Ler os pedidos que mudaram')
  await expect(chaves).toContainText('Usada hoje')
  await expect(page.getByText(chave)).toHaveCount(0)

  await page.getByRole('button', { name: 'Revogar ERP da matriz' }).click()
  const pergunta = dialogo(page, 'Revogar ERP da matriz?')
  await pergunta.getByRole('button', { name: 'Revogar', exact: true }).click()
  await expect(page.getByText('Nenhuma chave ainda')).toBeVisible()
  await page.getByText('Revogadas (1)').click()
  await expect(page.getByRole('list', { name: 'Chaves revogadas' })).toContainText('Revogada hoje')
  expect((await enter()).status()).toBe(401)
  expect((await sistema.request.get(`/painel/v1/${idfornecedor}/pedidos`, { headers })).status()).toBe(401)
})

test.describe('a webhook', () => {
  let receptor: Receptor
  test.beforeEach(async () => {
    receptor = await startReceptor()
  })
  test.afterEach(() => receptor.close())

  /** A webhook that leads to this test, made on the screen. */
  async function makeWebhook(page: Page): Promise<void> {
    await page.getByRole('button', { name: 'Novo webhook' }).click()
    const novo = dialogo(page, 'Novo webhook')
    await novo.getByRole('button', { name: 'Criar webhook' }).click()
    await expect(novo.getByText('Diga o endereço do seu sistema.')).toBeVisible()
    await expect(novo.getByText('Escolha ao menos um evento.')).toBeVisible()
    await novo.getByLabel('Endereço').fill('https://10.0.0.8/')
    await novo.getByLabel('Nome').fill('Matriz')
    await novo.getByRole('checkbox', { name: 'Orçamentos', exact: true }).check()
    await novo.getByRole('button', { name: '0 de 13 eventos: Pedidos' }).click()
    await novo.getByRole('checkbox', { name: 'Pedido pago' }).check()
    await expect(novo.getByText('3 eventos escolhidos.')).toBeVisible()
    await novo.getByRole('button', { name: 'Criar webhook' }).click()
    // Nothing typed is lost by a refusal.
    await expect(novo.getByLabel('Endereço')).toBeFocused()
    await expect(novo.getByRole('checkbox', { name: 'Pedido pago' })).toBeChecked()
    expect(await listViolations(page)).toEqual([])
    await novo.getByLabel('Endereço').fill(receptor.url)
    await novo.getByRole('button', { name: 'Criar webhook' }).click()
    await expect(novo.getByLabel('Segredo do webhook')).toHaveValue(/^whsec_/)
    await novo.getByRole('button', { name: 'Já guardei' }).click()
    await expect(page.getByRole('listitem', { name: 'Matriz' })).toContainText('Funcionando')
  }

  test('is made, told of a test, and told again what it refused (ux 3.12) @desktop', async ({
    page,
    browser,
    baseURL,
  }) => {
    await openIntegracoes(page, await makeFornecedor(browser, baseURL))
    await makeWebhook(page)
    const matriz = page.getByRole('listitem', { name: 'Matriz' })
    await expect(matriz).toContainText('Pedido pago, Preços oferecidos e mais 1')
    await matriz.getByRole('button', { name: 'Entregas' }).click()
    await expect(matriz.getByText('Nada foi enviado ainda.')).toBeVisible()

    receptor.answer(() => 500)
    await matriz.getByRole('button', { name: 'Enviar um teste' }).click()
    await expect(page.getByText('Não chegou: respondeu 500.')).toBeVisible()
    const entregas = page.getByRole('list', { name: 'Entregas de Matriz' }).getByRole('listitem')
    await expect(entregas).toContainText('Tenta de novo hoje')
    await expect(matriz).toContainText('1 falha em seguida')
    expect(await listViolations(page)).toEqual([])

    receptor.answer(() => 204)
    await entregas.getByRole('button', { name: /^Enviar de novo/ }).click()
    await expect(entregas).toContainText('2 tentativas')
    await expect(entregas).toContainText('Respondeu 204')
    await expect(matriz).toContainText('Funcionando')
    expect(new Set(receptor.recebidos.map(({ headers }) => headers['webhook-id'])).size).toBe(1)

    await entregas.getByRole('button', { name: /^Ver o conteúdo/ }).click()
    const corpo = entregas.getByRole('figure')
    await expect(corpo).toContainText('"type": "teste"')
    await expect(corpo).toContainText(String(receptor.recebidos[0]?.headers['webhook-id']))
    expect(await listViolations(page)).toEqual([])
  })

  test('rests when it is paused, is renamed, signs with a new secret, and goes (ux 3.12) @desktop', async ({
    page,
    browser,
    baseURL,
  }) => {
    await openIntegracoes(page, await makeFornecedor(browser, baseURL))
    await makeWebhook(page)
    await page.getByRole('button', { name: 'Pausar Matriz' }).click()
    await expect(page.getByRole('listitem', { name: 'Matriz' })).toContainText('Pausado')
    await page.getByRole('button', { name: 'Ligar Matriz' }).click()
    await expect(page.getByRole('listitem', { name: 'Matriz' })).toContainText('Funcionando')

    await page.getByRole('button', { name: 'Editar Matriz' }).click()
    const editor = dialogo(page, 'Editar Matriz')
    await editor.getByLabel('Nome').fill('Filial')
    page.once('dialog', (pergunta) => void pergunta.dismiss())
    await editor.getByRole('button', { name: 'Fechar', exact: true }).click()
    await expect(editor.getByLabel('Nome')).toHaveValue('Filial')
    await editor.getByRole('button', { name: 'Gravar' }).click()
    const filial = page.getByRole('listitem', { name: 'Filial' })
    await expect(filial).toBeVisible()

    await page.getByRole('button', { name: 'Trocar o segredo de Filial' }).click()
    await dialogo(page, 'Trocar o segredo de Filial?').getByRole('button', { name: 'Trocar' }).click()
    const trocado = dialogo(page, 'Segredo de Filial')
    await expect(trocado.getByLabel('Segredo do webhook')).toHaveValue(/^whsec_/)
    await trocado.getByRole('button', { name: 'Já guardei' }).click()
    await expect(filial).toContainText('O segredo de antes ainda assina até amanhã')
    await filial.getByRole('button', { name: 'Enviar um teste' }).click()
    await expect(page.getByText(/^Chegou: respondeu 204 em \d+ ms\.$/)).toBeVisible()
    expect(String(receptor.recebidos[0]?.headers['webhook-signature']).split(' ').length).toBe(2)

    await page.getByRole('button', { name: 'Apagar Filial' }).click()
    await dialogo(page, 'Apagar Filial?').getByRole('button', { name: 'Apagar' }).click()
    await expect(page.getByText('Nenhum webhook ainda')).toBeVisible()
    // What opened the question is gone with what it asked about.
    await expect(page.getByRole('region', { name: 'Webhooks' })).toBeFocused()
  })

  test('says why the shop switched it off, and shows what it was told page by page (ux 3.12) @desktop', async ({
    page,
    browser,
    baseURL,
  }) => {
    const loja = await makeFornecedor(browser, baseURL)
    await openIntegracoes(page, loja)
    const feito = await page.request.post(`/painel/v1/${loja.idfornecedor}/ganchos`, {
      headers: { origin: new URL(page.url()).origin },
      data: { url: receptor.url, descricao: 'Matriz', eventos: ['pedido.PAGO'] },
    })
    const { idgancho } = (await feito.json()) as { idgancho: string }
    const motivo = 'O endereço respondeu que não existe mais (410).'
    await withBanco(async (sql) => {
      await sql`update gancho set ativo = false, motivo = ${motivo} where idgancho = ${idgancho}`
      await sql`
        insert into entrega_gancho (idgancho, evento, dados, estado, tentativas, resposta, duracao_ms, tentada_em)
        select ${idgancho}, 'teste', '{}', 'ENTREGUE', 1, 204, n, now() from generate_series(1, 25) n`
    })
    await page.reload()
    const matriz = page.getByRole('listitem', { name: 'Matriz' })
    await expect(matriz).toContainText(`Desligado sozinho: ${motivo}`)
    const mostradas = page.getByRole('list', { name: 'Entregas de Matriz' }).getByRole('listitem')
    await waitAlive(matriz.getByRole('button', { name: 'Entregas' }))
    await matriz.getByRole('button', { name: 'Entregas' }).click()
    await expect(mostradas).toHaveCount(20)
    await matriz.getByRole('button', { name: 'Ver mais antigas' }).click()
    await expect(mostradas).toHaveCount(25)
    await expect(matriz.getByRole('button', { name: 'Ver mais antigas' })).toHaveCount(0)
    await page.getByRole('button', { name: 'Ligar Matriz' }).click()
    await expect(matriz).toContainText('Funcionando')
  })
})

test('without a connection nothing typed is lost, and it is sent once there is one (ux 3.12) @desktop', async ({
  page,
  browser,
  baseURL,
  context,
}) => {
  await openIntegracoes(page, await makeFornecedor(browser, baseURL))
  await page.getByRole('button', { name: 'Nova chave' }).click()
  const nova = dialogo(page, 'Nova chave')
  await nova.getByLabel('Nome').fill('Filial')
  await nova.getByText('Abrir a loja para um cliente').click()
  await context.setOffline(true)
  await nova.getByRole('button', { name: 'Criar chave' }).click()
  await expect(nova.getByRole('alert')).toContainText('Sem conexão')
  await expect(nova.getByLabel('Nome')).toHaveValue('Filial')
  await expect(nova.getByRole('radio', { name: 'Abrir a loja para um cliente' })).toBeChecked()
  await context.setOffline(false)
  await nova.getByRole('button', { name: 'Criar chave' }).click()
  const feita = dialogo(page, 'Chave Filial')
  await feita.getByRole('button', { name: 'Já guardei' }).click()
  await expect(page.getByRole('list', { name: 'Chaves', exact: true })).toContainText('Filial')
  await expect(page.getByRole('button', { name: 'Nova chave' })).toBeFocused()
})

test('who attends opens no doors to systems, and is told so (§6) @desktop', async ({ page }) => {
  await openPainel(page, '/painel/obra/integracoes', await createAtendente(['obra']))
  await expect(page.getByText('O seu papel nesta loja não cuida das integrações')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Integrações' })).toHaveCount(0)
})
