import type { Page } from '@playwright/test'

/** A page on the slowest machine answers in a tenth of it. */
const LIMITE_MS = 60_000
const RESPOSTA_MS = 5000

/**
 * Has a page that stands still fail with where its script stands, in place of the test's own limit, which says nothing: seen once in many runs, and by
 * then its thread takes no new questions. So the debugger is there before.
 */
export async function watchParada(page: Page): Promise<<T>(work: Promise<T>) => Promise<T>> {
  const cdp = await page.context().newCDPSession(page)
  await cdp.send('Debugger.enable')
  const sayParada = async () => {
    const parada = new Promise<string[]>((resolve) =>
      cdp.on('Debugger.paused', ({ callFrames }) =>
        resolve(
          callFrames.map(
            ({ functionName, url, location }) =>
              `${functionName} ${url}:${location.lineNumber + 1}:${location.columnNumber ?? 0}`,
          ),
        ),
      ),
    )
    void cdp.send('Debugger.pause').catch(() => {}) // nor does it end where the thread takes nothing
    const fora = new Promise<string[]>((resolve) => setTimeout(resolve, RESPOSTA_MS, ['in no script']))
    return (await Promise.race([parada, fora])).slice(0, 12).join(' < ')
  }
  return async (work) => {
    let timer: NodeJS.Timeout | undefined
    const limite = new Promise<never>((_, reject) => {
      timer = setTimeout(
        () =>
          void sayParada().then((onde) => reject(new Error(`${page.url()} stands still: ${onde}`)), reject),
        LIMITE_MS,
      )
    })
    try {
      return await Promise.race([work, limite])
    } finally {
      clearTimeout(timer)
    }
  }
}
