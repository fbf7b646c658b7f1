import { gzipSync } from 'node:zlib'

import { expect, test } from '@playwright/test'

/** First load, gzip: the budgets of issue 1 F. */
const MAX_JS = 165 * 1024
const MAX_CSS = 18 * 1024

for (const path of ['/', '/emporio', 'detail']) {
  test(`the first load of ${path} keeps its budget of script and style, and nothing moves`, async ({
    page,
    request,
  }) => {
    let js = 0
    let css = 0
    page.on('response', async (response) => {
      const type = response.headers()['content-type'] ?? ''
      if (!response.url().includes('/assets/')) return
      const size = gzipSync(await response.body()).length
      if (type.includes('javascript')) js += size
      if (type.includes('css')) css += size
    })
    const { data } = await (await request.get('/v1/app/emporio/listaprodutosf/0')).json()
    await page.goto(path === 'detail' ? `/emporio/produto/${data[0].id}` : path)
    await page.waitForLoadState('networkidle')
    const cls = await page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          let sum = 0
          new PerformanceObserver((list) => {
            for (const entry of list.getEntries())
              sum +=
                'value' in entry && !('hadRecentInput' in entry && entry.hadRecentInput)
                  ? Number(entry.value)
                  : 0
          }).observe({ type: 'layout-shift', buffered: true })
          setTimeout(() => resolve(sum), 500)
        }),
    )
    console.log(
      `${path}: ${(js / 1024).toFixed(1)} KB script, ${(css / 1024).toFixed(1)} KB style, CLS ${cls.toFixed(3)}`,
    )
    expect(js).toBeGreaterThan(0)
    expect(js).toBeLessThanOrEqual(MAX_JS)
    expect(css).toBeLessThanOrEqual(MAX_CSS)
    expect(cls).toBeLessThan(0.02)
  })
}
