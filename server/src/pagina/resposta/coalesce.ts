/**
 * A page in few writes: React hands out 2 KB at a time. What is ready in the same turn of the event loop goes out as one
 * piece; what comes later (a screen that waits for data inside) still streams.
 */
export async function* coalesce(body: ReadableStream<Uint8Array>): AsyncGenerator<Buffer> {
  const reader = body.getReader()
  let next = reader.read()
  for (;;) {
    const { done, value } = await next
    if (done) return
    const pieces = [value]
    next = reader.read()
    for (;;) {
      const ready = await Promise.race([next, nextTurn()])
      if (!ready?.value) break
      pieces.push(ready.value)
      next = reader.read()
    }
    yield Buffer.concat(pieces)
  }
}

function nextTurn(): Promise<null> {
  return new Promise((resolve) => {
    setImmediate(resolve, null)
  })
}
