import { withBanco } from './banco.ts'
import { makeFornecedor } from './fornecedor-novo.ts'
import { createAtendente, openPainel } from './painel.ts'
import { expect, test } from './teste.ts'

/** From a key to what it paints: 50 ms at p95 on 100,000 products (issue 17, A3; `npm run test:long`). */
const TOTAL = 100_000
const MAXIMO_MS = Number(process.env.MAXIMO_MS ?? 50)
const TECLAS = 120
/** The browser tells of nothing that is quicker. */
const MINIMO_MS = 16

test('a key in the list of 100,000 products is painted within 50 ms (A3) @desktop', async ({
  page,
  browser,
  baseURL,
}) => {
  const loja = await makeFornecedor(browser, baseURL)
  await withBanco(async (sql) => {
    await sql`
      insert into categoria (idfornecedor, idcategoria, slug, nome, icone, fundo, ordem)
      values (${loja.idfornecedor}, gen_random_uuid(), 'queijos', 'Queijos', 'package', '#f2f2ef', 1)`
    await sql`
      insert into produto (idfornecedor, idcadastroextraproduto, idproduto, sku, nome, marca, idcategoria, embalagem, unidade, preco)
      select idfornecedor, gen_random_uuid(), gen_random_uuid(), 'Q-' || n, 'Queijo ' || lpad(n::text, 6, '0'), 'Serra', idcategoria, 'peça', 'un', 100000
      from categoria, generate_series(1, ${TOTAL}::int) n where idfornecedor = ${loja.idfornecedor}`
  })
  const dona = await createAtendente([loja.slug], 'Rita Alves', 'fornecedor')
  await openPainel(page, `/painel/${loja.slug}/produtos`, dona)
  const grade = page.getByRole('grid', { name: 'Produtos' })
  await expect(grade).toHaveAttribute('aria-rowcount', String(TOTAL + 1))
  await grade.getByRole('row').filter({ hasText: 'Queijo 000001' }).locator('[data-coluna="preco"]').focus()
  await page.evaluate(() => {
    const tempos: number[] = []
    Object.assign(globalThis, { tempos })
    new PerformanceObserver((lista) => {
      for (const { name, duration } of lista.getEntries()) if (name === 'keydown') tempos.push(duration)
    }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit)
  })
  for (let i = 0; i < TECLAS; i++) await page.keyboard.press(i % 12 === 11 ? 'PageDown' : 'ArrowDown')
  await expect(grade.locator('[data-coluna="preco"]:focus')).toBeVisible()
  const lentas = await page.evaluate(() => (globalThis as unknown as { tempos: number[] }).tempos)
  const todas = [
    ...lentas,
    ...Array.from({ length: Math.max(TECLAS - lentas.length, 0) }, () => MINIMO_MS),
  ].toSorted((a, b) => a - b)
  const p95 = todas[Math.floor(todas.length * 0.95)] ?? 0
  console.log({ teclas: todas.length, lentas: lentas.length, p50: todas[Math.floor(todas.length / 2)], p95 })
  expect(p95).toBeLessThanOrEqual(MAXIMO_MS)
})
