import { expect, test, type Page } from './teste.ts'

import { withBanco } from './banco.ts'
import { campo, log, write } from './conversa.ts'
import { createAtendente, linhas, openCliente, openPainel, resposta } from './painel.ts'
import { waitAlive } from './passos.ts'

const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAoAAAAKCAIAAAACUFjqAAAAEklEQVR4nGP4z8CAB+GTG8HSALfKY52fTcuYAAAAAElFTkSuQmCC',
  'base64',
)
const PDF = Buffer.from('%PDF-1.4\n1 0 obj\n<< >>\nendobj\ntrailer\n<< >>\n%%EOF\n')

const visao = (page: Page, nome: string) =>
  page.getByRole('navigation', { name: 'Visões' }).getByRole('link', { name: new RegExp(`^${nome}`) })
const dono = (page: Page) => page.getByLabel(/^Atendente: /)
const daSala = (page: Page, nome: string) => linhas(page).getByRole('link', { name: new RegExp(nome) })

test('two colleagues do not answer twice: each sees the other, one takes it, it is passed on, put off and resolved (ux 3.11)', async ({
  page,
  browser,
  baseURL,
}) => {
  const cliente = await openCliente(browser, baseURL)
  await cliente.page.goto(cliente.path)
  await waitAlive(campo(cliente.page))
  await expect(cliente.page.getByText(/espondemos em até 1 hora/)).toBeVisible()
  await write(cliente.page, 'Vocês fazem melhor preço?')
  await openPainel(page, '/painel/emporio/conversas?visao=sem-atendente', await createAtendente(['emporio']))
  const rogerio = await (await browser.newContext({ baseURL })).newPage()
  await openPainel(rogerio, cliente.noPainel, await createAtendente(['emporio'], 'Rogério Melo'))

  await test.step('who looks and who is answering is said before both do', async () => {
    await expect(daSala(page, cliente.nome)).toContainText('sem atendente')
    await expect(daSala(page, cliente.nome)).toContainText(/responder até|atrasada desde/)
    await daSala(page, cliente.nome).click()
    await expect(page.getByText('Rogério está vendo')).toBeVisible()
    await waitAlive(resposta(rogerio))
    await resposta(rogerio).pressSequentially('Oi')
    await expect(page.getByText('Rogério está respondendo')).toBeVisible()
    await resposta(rogerio).fill('')
  })

  await test.step('of two who take it one does, and the other is told by whom', async () => {
    // Only once it was pressed: a reading of the conversation that comes in between would show who has it.
    await page.route(
      '**/atendente',
      async (route) => {
        await withBanco(
          (sql) => sql`
            update sala_chat set idatendente = (select idusuario from usuario where nome = 'Rogério Melo' order by idusuario limit 1)
            where idsala = ${cliente.sala}`,
        )
        await route.continue()
      },
      { times: 1 },
    )
    await dono(page).click()
    await page.getByRole('button', { name: 'Assumir' }).click()
    await expect(page.getByText('Enquanto isso, Rogério Melo ficou com esta conversa.')).toBeVisible()
    await expect(dono(page)).toContainText('Rogério')
    await page.keyboard.press('Escape')
  })

  await test.step('it is let go, and who answers it has it', async () => {
    await dono(page).click()
    await page.getByRole('button', { name: 'Deixar sem atendente' }).click()
    await expect(dono(page)).toContainText('Sem atendente')
    await resposta(page).fill('Levando 30 caixas, sim.')
    await resposta(page).press('Enter')
    await expect(dono(page)).toContainText('Você')
    await expect(dono(rogerio)).toContainText('Bruna')
    await visao(page, 'Minhas').click()
    await expect(daSala(page, cliente.nome)).toContainText('você')
    await expect(visao(page, 'Minhas')).toContainText('1')
  })

  await test.step('put off it is out of sight until its customer writes', async () => {
    await daSala(page, cliente.nome).click()
    await page.getByLabel('Adiar', { exact: true }).click()
    await page.getByRole('button', { name: 'Em 1 hora' }).click()
    await expect(daSala(page, cliente.nome)).toHaveCount(0)
    await visao(page, 'Adiadas').click()
    await expect(daSala(page, cliente.nome)).toContainText(/volta às|volta .*,/)
    await write(cliente.page, 'E com frete?')
    await expect(daSala(page, cliente.nome)).toHaveCount(0)
  })

  await test.step('what its customer wrote meanwhile is not resolved unseen; then e resolves, and it can be undone', async () => {
    await visao(page, 'Minhas').click()
    await daSala(page, cliente.nome).click()
    await expect(log(page).getByText('E com frete?')).toBeVisible()
    await waitAlive(resposta(page))
    // While it is on its way: what the screen reads again before the press would know of it.
    const doEstado = /\/conversas\/[^/]+\/estado$/
    await page.route(doEstado, async (route) => {
      await withBanco((sql) => sql`update sala_chat set revisao = revisao + 1 where idsala = ${cliente.sala}`)
      await route.continue()
    })
    await page.keyboard.press('e')
    await expect(page.getByText('O cliente escreveu enquanto isso. Leia antes de resolver.')).toBeVisible()
    await page.unroute(doEstado)
    await page.reload()
    await waitAlive(resposta(page))
    await page.keyboard.press('e')
    await expect(page.getByText('Conversa resolvida.')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Reabrir' })).toBeVisible()
    await expect(daSala(page, cliente.nome)).toHaveCount(0)
    await page.getByRole('button', { name: 'Desfazer' }).click()
    await expect(page.getByRole('button', { name: 'Resolver' })).toBeVisible()
    await expect(daSala(page, cliente.nome)).toHaveCount(1)
  })

  await test.step('who waits for too long stands under Atrasadas, with since when', async () => {
    await withBanco(
      (sql) =>
        sql`update sala_chat set esperando_desde = now() - interval '20 days' where idsala = ${cliente.sala}`,
    )
    await visao(page, 'Atrasadas').click()
    await expect(daSala(page, cliente.nome)).toContainText(/atrasada desde/)
    await page
      .getByRole('navigation', { name: 'De quem' })
      .getByRole('link', { name: 'Sem atendente' })
      .click()
    await expect(page).toHaveURL(/visao=atrasadas&quem=sem-atendente/)
    await expect(daSala(page, cliente.nome)).toHaveCount(0)
  })
})

test('a list that was asked for before a conversation was resolved does not bring it back, however late it answers', async ({
  page,
  browser,
  baseURL,
}) => {
  const cliente = await openCliente(browser, baseURL)
  await cliente.page.goto(cliente.path)
  await waitAlive(campo(cliente.page))
  await write(cliente.page, 'Bom dia')
  await openPainel(page, cliente.noPainel, await createAtendente(['emporio']))
  await waitAlive(resposta(page))
  await expect(page.getByText('Ao vivo')).toBeVisible()
  await expect(daSala(page, cliente.nome)).toHaveCount(1)

  await test.step('nor does a reading that something told of', async () => {
    const presa = await holdFirst(page, /\/painel\/v1\/[^/]+\/conversas\?/)
    await cliente.answer('Um momento')
    await presa.asked
    await expect(log(page).getByText('Um momento')).toBeVisible()
    await resposta(page).blur()
    await page.keyboard.press('e')
    await expect(page.getByText('Conversa resolvida.')).toBeVisible()
    await expect(daSala(page, cliente.nome)).toHaveCount(0)
    await presa.release()
    await expect(daSala(page, cliente.nome)).toHaveCount(0)
  })

  await test.step('nor a page that was asked for', async () => {
    await page.getByRole('button', { name: 'Reabrir' }).click()
    await expect(daSala(page, cliente.nome)).toHaveCount(1)
    const presa = await holdFirst(page, /\/painel\/emporio\/conversas\.data/)
    await visao(page, 'Não lidas').click()
    await visao(page, 'Todas').click()
    await presa.asked
    const { idfornecedor, revisao } = await readSala(cliente.sala)
    const feita = await page.request.put(`/painel/v1/${idfornecedor}/conversas/${cliente.sala}/estado`, {
      data: { estado: 'RESOLVIDA', revisao },
    })
    expect(feita.status(), await feita.text()).toBe(200)
    await presa.release()
    await expect(daSala(page, cliente.nome)).toHaveCount(0)
  })
})

/** Holds the answer of the first call of a kind, as it is when it is asked for, until it is released. */
async function holdFirst(
  page: Page,
  url: RegExp,
): Promise<{ asked: Promise<void>; release(): Promise<void> }> {
  const asked = Promise.withResolvers<void>()
  const free = Promise.withResolvers<void>()
  const answered = Promise.withResolvers<void>()
  let isFirst = true
  await page.route(url, async (route) => {
    if (!isFirst) return route.fallback()
    isFirst = false
    const response = await route.fetch()
    asked.resolve()
    await free.promise
    await route.fulfill({ response }).finally(() => answered.resolve())
  })
  return {
    asked: asked.promise,
    async release() {
      free.resolve()
      await answered.promise
      // What it would bring back, it brings back now.
      await page.waitForTimeout(500)
    },
  }
}

async function readSala(sala: string): Promise<{ idfornecedor: string; revisao: number }> {
  return withBanco(async (sql) => {
    const [row] = await sql<{ idfornecedor: string; revisao: number }[]>`
      select idfornecedor, revisao::int as revisao from sala_chat where idsala = ${sala}`
    if (!row) throw new Error(`no room ${sala}`)
    return row
  })
}

test('files go both ways: chosen and pasted, refused with the reason, tried again after a cut (§3 Chat)', async ({
  page,
  browser,
  baseURL,
}) => {
  const cliente = await openCliente(browser, baseURL)
  await cliente.page.goto(cliente.path)
  await waitAlive(campo(cliente.page))
  await openPainel(page, cliente.noPainel, await createAtendente(['emporio']))
  const daqui = page.locator('input[type=file]')
  await daqui.setInputFiles({ name: 'vitrine.png', mimeType: 'image/png', buffer: PNG })
  await expect(log(page).getByRole('img', { name: 'vitrine.png' })).toBeVisible()
  await expect(log(cliente.page).getByRole('img', { name: 'vitrine.png' })).toBeVisible()

  const fila = page.getByRole('list', { name: 'Arquivos a enviar' })
  await daqui.setInputFiles([
    { name: 'tabela.xlsx', mimeType: 'application/vnd.ms-excel', buffer: PNG },
    { name: 'grande.pdf', mimeType: 'application/pdf', buffer: Buffer.alloc(8 * 1024 * 1024 + 1) },
    { name: 'falso.pdf', mimeType: 'application/pdf', buffer: Buffer.from('nada') },
  ])
  await expect(fila.getByText('Este arquivo passa de 8 MB.')).toBeVisible()
  await expect(fila.getByText('Envie uma imagem (JPEG, PNG ou WebP) ou um PDF.')).toHaveCount(2)
  await expect(fila.getByRole('button', { name: 'Tentar de novo' })).toHaveCount(0)
  for (const nome of ['tabela.xlsx', 'grande.pdf', 'falso.pdf'])
    await fila.getByRole('button', { name: `Descartar ${nome}` }).click()

  await page.context().setOffline(true)
  await resposta(page).evaluate(
    (field, bytes) => {
      const colado = new DataTransfer()
      colado.items.add(new File([new Uint8Array(bytes)], 'boleto.pdf', { type: 'application/pdf' }))
      field.dispatchEvent(
        new ClipboardEvent('paste', { clipboardData: colado, bubbles: true, cancelable: true }),
      )
    },
    [...PDF],
  )
  await expect(fila.getByText(/Sem conexão/)).toBeVisible()
  await page.context().setOffline(false)
  await fila.getByRole('button', { name: 'Tentar de novo' }).click()
  await expect(log(cliente.page).getByRole('link', { name: /boleto.pdf/ })).toBeVisible()
  await expect(fila).toHaveCount(0)

  await cliente.page.locator('input[type=file]').setInputFiles({
    name: 'comprovante.pdf',
    mimeType: 'application/pdf',
    buffer: PDF,
  })
  await expect(log(page).getByRole('link', { name: /comprovante.pdf/ })).toBeVisible()
})

test('what a store keeps ready is written, changed by two at once, removed and used with a slash; how soon it answers is read by its customers', async ({
  page,
  browser,
  baseURL,
}) => {
  const slug = 'obra'
  const cliente = await openCliente(browser, baseURL, { slug })
  const dona = await createAtendente([slug], 'Dora Lima', 'fornecedor')
  await openPainel(page, `/painel/${slug}/ajustes/conversas`, dona)
  const lista = page.getByRole('list', { name: 'Respostas prontas' })
  const dialogo = page.getByRole('dialog')
  const atalho = `prazo-${cliente.sala.slice(-6)}`

  await test.step('a wrong one says what is wrong and keeps what was typed', async () => {
    await page.getByRole('button', { name: 'Escrever uma resposta' }).click()
    await dialogo.getByLabel('Atalho').fill('Prazo Bom')
    await dialogo.getByLabel('Texto').fill('{cliente}, o pedido {pedido} sai {quando}.')
    await dialogo.getByRole('button', { name: 'Gravar' }).click()
    await expect(dialogo.getByLabel('Atalho')).toHaveAttribute('aria-invalid', 'true')
    await dialogo.getByLabel('Atalho').fill(atalho)
    await dialogo.getByRole('button', { name: 'Gravar' }).click()
    await expect(dialogo.getByText(/Só {cliente} e {pedido} são preenchidos/)).toBeVisible()
    await dialogo.getByLabel('Texto').fill('{cliente}, o pedido {pedido} sai hoje.')
    await dialogo.getByRole('button', { name: 'Gravar' }).click()
    await expect(lista.getByText(`/${atalho}`)).toBeVisible()
  })

  await test.step('changed by somebody else meanwhile, both are shown and one is chosen', async () => {
    await page.getByRole('button', { name: `Editar /${atalho}` }).click()
    await withBanco(
      (sql) =>
        sql`update resposta_pronta set texto = 'De outra pessoa.', versao = versao + 1 where atalho = ${atalho}`,
    )
    await dialogo.getByLabel('Texto').fill('{cliente}, o pedido {pedido} chega amanhã.')
    await dialogo.getByRole('button', { name: 'Gravar', exact: true }).click()
    await expect(dialogo.getByText(/De outra pessoa\./)).toBeVisible()
    await dialogo.getByRole('button', { name: 'Gravar a minha' }).click()
    await expect(lista.getByText('{cliente}, o pedido {pedido} chega amanhã.')).toBeVisible()
  })

  await test.step('removed by mistake it comes back', async () => {
    await page.getByRole('button', { name: `Apagar /${atalho}` }).click()
    await expect(lista.getByText(`/${atalho}`)).toHaveCount(0)
    await page.getByRole('button', { name: 'Desfazer' }).click()
    await expect(lista.getByText(`/${atalho}`)).toBeVisible()
  })

  await test.step('how soon it answers', async () => {
    await page.getByLabel(/Responder em até/).fill('0')
    await page.getByRole('button', { name: 'Gravar' }).click()
    await expect(page.getByLabel(/Responder em até/)).toHaveAttribute('aria-invalid', 'true')
    await page.getByLabel(/Responder em até/).fill('90')
    await page.getByRole('button', { name: 'Gravar' }).click()
    await expect(page.getByText('Atendimento gravado.')).toBeVisible()
    await cliente.page.goto(cliente.path)
    await expect(cliente.page.getByText(/espondemos em até 1 hora e 30 minutos/)).toBeVisible()
  })

  await test.step('a slash finds it; what the conversation does not say is named and not sent', async () => {
    await page.goto(cliente.noPainel)
    await waitAlive(resposta(page))
    await resposta(page).pressSequentially(`/${atalho.slice(0, 9)}`)
    await expect(page.getByRole('option', { name: new RegExp(atalho) })).toBeVisible()
    await resposta(page).press('Enter')
    await expect(resposta(page)).toHaveValue(`${cliente.nome}, o pedido {pedido} chega amanhã.`)
    await resposta(page).press('Enter')
    await expect(page.getByText(/Troque {pedido} antes de enviar/)).toBeVisible()
    await resposta(page).fill(`${cliente.nome}, o pedido 48208 chega amanhã.`)
    await resposta(page).press('Enter')
    await expect.poll(cliente.list).toContain(`${cliente.nome}, o pedido 48208 chega amanhã.`)
  })

  await test.step('who attends reads the settings and does not change them', async () => {
    const outra = await (await browser.newContext({ baseURL })).newPage()
    await openPainel(outra, `/painel/${slug}/ajustes/conversas`, await createAtendente([slug]))
    await expect(outra.getByText('Quem administra a loja muda estes ajustes.')).toBeVisible()
    await expect(outra.getByLabel(/Responder em até/)).toBeDisabled()
    await expect(outra.getByRole('button', { name: 'Escrever uma resposta' })).toBeVisible()
  })
})
