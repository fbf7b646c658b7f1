import { expect, test } from './teste.ts'

import { createConta } from './conta.ts'
import { decideCookies, findProduto, login } from './passos.ts'

/** The wholesale store hides its prices from visitors: no page of it tells one (readings 3). */
const PRECO = /R\$|"(preco\w*|minvendaatacado|efeitospoliticas)"|"offers"|"price"|priceCurrency/
const paginas = [
  '/atacado',
  '/atacado?sk=cerveja',
  '/atacado?categ=bebidas&page=2',
  '/atacado?ordenacao=menor_preco',
  '/atacado?tagsPesquisa=preco%3A0-10',
  '/atacado?sk=xyzkw',
  '/atacado/produto',
  '/atacado/combos',
  '/atacado/carrinho',
  '/atacado/revisao',
]

test('where prices are hidden no page tells one: as HTML, as data, as structured data, from memory (readings 3)', async ({
  page,
  baseURL,
}) => {
  const id = await findProduto(page, 'atacado', 'cerveja')
  // Whoever may see them asks first, so that a page kept for everybody would show.
  await decideCookies(page)
  await login(page, 'atacado', await createConta('bar'))
  for (const pagina of paginas) {
    // By its whole name: the id alone leads there.
    const caminho = pagina.endsWith('/produto')
      ? new URL((await page.request.get(`${pagina}/${id}`)).url()).pathname
      : pagina
    const [path = '', query = ''] = caminho.split('?')
    const visitante = { headers: { cookie: 'vitrine_consent=1,1,1,1' } }
    for (const url of [caminho, caminho, `${path}.data${query && `?${query}`}`]) {
      const own = await (await page.request.get(url)).text()
      const seen = await (await fetch(new URL(url, baseURL), visitante)).text()
      // Names of fields for prices in the text of a script do not count as prices.
      const data = seen.replace(/<script type="module"[\s\S]*?<\/script>/g, '')
      expect(PRECO.exec(data)?.[0], url).toBeUndefined()
      if (/produto|sk=cerveja/.test(url)) expect(own, url).toMatch(/preconf/)
    }
  }
})
