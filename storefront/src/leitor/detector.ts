/** Reads the codes that stand in a picture. */
export interface Detector {
  detect(video: HTMLVideoElement): Promise<string[]>
  close(): void
}

/** The browser's own, where it has one; not in the types of the DOM. */
type JanelaComDetector = Window & {
  BarcodeDetector?: {
    new (opcoes: { formats: readonly string[] }): {
      detect(fonte: HTMLVideoElement): Promise<{ rawValue: string }[]>
    }
    getSupportedFormats(): Promise<string[]>
  }
}

const FORMATOS = ['ean_13', 'ean_8', 'upc_a', 'upc_e', 'itf']

/** Of the system (Android, macOS), else a library, which loads now that somebody asked for it (ux 4.3, 7). */
export async function createDetector(): Promise<Detector> {
  return (await createNativo()) ?? (await import('./detector-wasm.ts')).createDetectorWasm()
}

async function createNativo(): Promise<Detector | null> {
  const { BarcodeDetector: Classe } = window as JanelaComDetector
  if (!Classe) return null
  const sabidos = await Classe.getSupportedFormats().catch((): string[] => [])
  if (!sabidos.includes('ean_13')) return null
  const nativo = new Classe({ formats: FORMATOS.filter((formato) => sabidos.includes(formato)) })
  return {
    detect: async (video) => (await nativo.detect(video)).map(({ rawValue }) => rawValue),
    close: () => {},
  }
}
