import { startDnsFalso } from '../server/src/teste/provedor-falso/dns-falso.ts'
import { portaDoDns } from './banco.ts'
import { makeFornecedor } from './fornecedor-novo.ts'
import { createAtendente, openPainel } from './painel.ts'
import { listViolations } from './passos.ts'
import { expect, test } from './teste.ts'

test('an owner gives the store its own name, sees it go on the air, and takes it back out (17.2) @desktop', async ({
  page,
  browser,
  baseURL,
}) => {
  const { slug } = await makeFornecedor(browser, baseURL)
  const dominio = `${slug}.com.br`
  await openPainel(
    page,
    `/painel/${slug}/dominios`,
    await createAtendente([slug], 'Rita Alves', 'fornecedor'),
  )
  const campo = page.getByLabel('Domínio', { exact: true })
  const add = page.getByRole('button', { name: 'Adicionar domínio' })
  await campo.fill('https://minha loja')
  await add.click()
  await expect(page.getByText('sem https:// e sem porta')).toBeVisible()
  await expect(campo).toHaveValue('https://minha loja')
  await campo.fill(dominio.toUpperCase())
  await add.click()
  const cartao = page.getByRole('article', { name: dominio })
  await expect(cartao).toContainText('Aguardando prova')
  const valor = await cartao.getByText(/^vitrine-[0-9a-f]{32}$/).innerText()
  for (const [width, height] of [
    [1440, 900],
    [390, 844],
  ] as const) {
    await page.setViewportSize({ width, height })
    expect(await listViolations(page)).toEqual([])
  }
  await cartao.getByRole('button', { name: `Conferir ${dominio} agora` }).click()
  await expect(cartao.getByText('o DNS não respondeu').first()).toBeVisible()

  const dns = await startDnsFalso(portaDoDns)
  try {
    dns.textos.set(`_vitrine.${dominio}`, [valor])
    dns.apelidos.set(dominio, 'lojas.vitrine.example')
    await cartao.getByRole('button', { name: `Conferir ${dominio} agora` }).click()
    await expect(cartao).toContainText('Principal')
    await cartao.getByRole('button', { name: `Tirar ${dominio}` }).click()
    await expect(cartao).toBeHidden()
    await page.getByRole('button', { name: 'Desfazer' }).click()
    await expect(cartao).toContainText('Principal')
    await page.goto(`/painel/${slug}/preparo`)
    await expect(page.getByText(`A loja abre em ${dominio}.`)).toBeVisible()
  } finally {
    await dns.close()
  }
})
