import type { Detector } from './detector.ts'

/** Wide enough for the bars of a code held to a camera; more costs time at each look. */
const LARGURA = 800

/** Read by a library beside the page, which stays free meanwhile; one picture at a time. */
export function createDetectorWasm(): Detector {
  const leitor = new Worker(new URL('./leitor.worker.ts', import.meta.url), { type: 'module' })
  const pincel = document.createElement('canvas').getContext('2d', { willReadFrequently: true })
  return {
    detect: (video) =>
      pincel && video.videoWidth > 0 ? ask(leitor, takeImagem(video, pincel)) : Promise.resolve([]),
    close: () => leitor.terminate(),
  }
}

function takeImagem(video: HTMLVideoElement, pincel: CanvasRenderingContext2D): ImageData {
  const { canvas } = pincel
  canvas.width = Math.min(LARGURA, video.videoWidth)
  canvas.height = Math.round((video.videoHeight * canvas.width) / video.videoWidth)
  pincel.drawImage(video, 0, 0, canvas.width, canvas.height)
  return pincel.getImageData(0, 0, canvas.width, canvas.height)
}

function ask(leitor: Worker, imagem: ImageData): Promise<string[]> {
  return new Promise((resolve, reject) => {
    leitor.addEventListener('message', ({ data }: MessageEvent<string[]>) => resolve(data), { once: true })
    leitor.addEventListener('error', reject, { once: true })
    leitor.postMessage(imagem, [imagem.data.buffer])
  })
}
