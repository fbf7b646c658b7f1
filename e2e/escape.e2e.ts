import { expect, test } from './teste.ts'

import { buildFornecedor, buildProduto } from '../server/src/teste/builders.ts'
import { withBanco } from './banco.ts'
import { decideCookies } from './passos.ts'

/** T3: what a store and its goods are called is data on every page that the server draws. */
const MAU = '</script><script>alert(1)</script>'

test('names made of script run nowhere', async ({ page }) => {
  await decideCookies(page)
  const dialogs: string[] = []
  page.on('dialog', async (dialog) => {
    dialogs.push(dialog.message())
    await dialog.dismiss()
  })
  const slug = `escape-${Date.now()}`
  const id = await withBanco(async (sql) => {
    // The marketplace shows it to other tests from its first moment: with a picture that there is.
    const [emporio] = await sql<{ logo: { claro: string; escuro: string } }[]>`
      select config -> 'tema' -> 'logo' as logo from fornecedor where slug = 'emporio'`
    const loja = await buildFornecedor(sql, { slug, logo: emporio?.logo })
    await sql`
      update fornecedor set nome = ${MAU}, razaosocial = ${MAU}, config = jsonb_set(config, '{rodape,nome}', ${sql.json(MAU)}) where slug = ${slug}`
    await sql`update categoria set nome = ${MAU} where idcategoria = ${loja.idcategoria}`
    return buildProduto(sql, loja, { nome: MAU })
  })
  const telas = [
    '',
    `/produto/x-${id}`,
    '/carrinho',
    '/entrar',
    '/cadastro',
    '/enderecos',
    `?sk=${encodeURIComponent(MAU)}`,
    '/nao-ha',
  ]
  for (const url of [...telas.map((tela) => `/${slug}${tela}`), '/']) {
    const answer = await page.goto(url)
    const html = (await answer?.text()) ?? ''
    expect(html, url).toContain('<html')
    expect(html, url).not.toContain(MAU)
    await page.waitForLoadState('networkidle')
  }
  await page.goto(`/${slug}/produto/x-${id}`)
  await expect(page.getByRole('heading', { level: 1 })).toContainText(MAU)
  expect(dialogs).toEqual([])
})
