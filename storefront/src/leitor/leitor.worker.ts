import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader'
import wasm from 'zxing-wasm/reader/zxing_reader.wasm?url'

// From our own files, not from where the library would look.
prepareZXingModule({ overrides: { locateFile: () => wasm } })

/** A picture comes, its codes go back (detector-wasm.ts). Here WebAssembly may run (server: infra/cabecalhos.ts), on pages it may not. */
addEventListener('message', ({ data }: MessageEvent<ImageData>) => void read(data))

async function read(imagem: ImageData): Promise<void> {
  const lidos = await readBarcodes(imagem, {
    formats: ['EAN13', 'EAN8', 'UPCA', 'UPCE', 'ITF14'],
    maxNumberOfSymbols: 4,
  }).catch(() => [])
  // A worker has no origin to name.
  // oxlint-disable-next-line unicorn/require-post-message-target-origin
  postMessage(lidos.filter(({ isValid }) => isValid).map(({ text }) => text))
}
