import { useEffect, useRef, useState } from 'react'
import type { RefObject } from 'react'

import { createContagem } from './contagem.ts'
import { createDetector } from './detector.ts'

/** Milliseconds between two pictures that are examined. */
const OLHADA_MS = 150

export type EstadoCamera = 'abrindo' | 'lendo' | 'negada' | 'ausente' | 'falhou'

/** Shows the camera in a video and tells each code that is held to it, as long as the component is there. */
export function useCamera(onCodigo: (codigo: string) => void): {
  video: RefObject<HTMLVideoElement | null>
  estado: EstadoCamera
} {
  const video = useRef<HTMLVideoElement>(null)
  const [estado, setEstado] = useState<EstadoCamera>('abrindo')
  const told = useRef(onCodigo)
  useEffect(() => {
    told.current = onCodigo
  }, [onCodigo])
  useEffect(() => {
    const fim = new AbortController()
    const onEstado = (novo: EstadoCamera) => {
      if (!fim.signal.aborted) setEstado(novo)
    }
    void read(video.current, { sinal: fim.signal, onEstado, onCodigo: (codigo) => told.current(codigo) })
    return () => fim.abort()
  }, [])
  return { video, estado }
}

interface Leitura {
  sinal: AbortSignal
  onEstado: (estado: EstadoCamera) => void
  onCodigo: (codigo: string) => void
}

async function read(video: HTMLVideoElement | null, { sinal, onEstado, onCodigo }: Leitura): Promise<void> {
  if (!video) return
  try {
    const camera = await openCamera()
    const stop = () => {
      for (const faixa of camera.getTracks()) faixa.stop()
    }
    if (sinal.aborted) return stop()
    sinal.addEventListener('abort', stop)
    video.srcObject = camera
    const [detector] = await Promise.all([createDetector(), video.play()])
    sinal.addEventListener('abort', detector.close)
    onEstado('lendo')
    const count = createContagem()
    while (!sinal.aborted) {
      // A picture that cannot be read is followed by the next one.
      const codigos = await detector.detect(video).catch(() => [])
      if (sinal.aborted) return
      for (const codigo of count(codigos, performance.now())) onCodigo(codigo)
      await wait(OLHADA_MS)
    }
  } catch (error) {
    onEstado(nameFalha(error))
  }
}

/** The one at the back, where there are two. Not there at all outside secure contexts. */
function openCamera(): Promise<MediaStream> {
  const { mediaDevices } = navigator as { mediaDevices?: MediaDevices }
  if (!mediaDevices) throw new DOMException('', 'NotFoundError')
  return mediaDevices.getUserMedia({ video: { facingMode: 'environment', width: { ideal: 1280 } } })
}

function nameFalha(error: unknown): EstadoCamera {
  const nome = error instanceof DOMException ? error.name : ''
  if (nome === 'NotAllowedError' || nome === 'SecurityError') return 'negada'
  return nome === 'NotFoundError' || nome === 'OverconstrainedError' ? 'ausente' : 'falhou'
}

const wait = (ms: number) =>
  new Promise<void>((resolve) => {
    setTimeout(resolve, ms)
  })
