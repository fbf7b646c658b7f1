import { useEffect, useRef, useState } from 'react'

export const larguras = { celular: 390, computador: 1280 } as const

interface QuadroProps {
  caminho: string
  versao: string
  largura: number
  isEscura: boolean
  title?: string
  /** What was asked for last stands in it; null: nothing that can be read. */
  onLoad?: (pagina: Document | null) => void
}

/** The store in a frame of that width, made as small as there is room for it. Drawn again it stays where one was reading. */
export function Quadro({
  caminho,
  versao,
  largura,
  isEscura,
  title = 'A loja com os rascunhos',
  onLoad,
}: QuadroProps) {
  const ref = useRef<HTMLIFrameElement>(null)
  const caixa = useRef<HTMLDivElement>(null)
  const [escala, setEscala] = useState(1)
  const mostrada = useRef(versao)
  const endereco = useRef(caminho)
  const altura = useRef(0)
  useEffect(() => {
    const elemento = caixa.current
    if (!elemento) return undefined
    const observer = new ResizeObserver(() => setEscala(Math.min(1, elemento.clientWidth / largura)))
    observer.observe(elemento)
    return () => observer.disconnect()
  }, [largura])
  useEffect(() => {
    const quadro = ref.current
    if (!quadro || mostrada.current === versao) return
    mostrada.current = versao
    altura.current = quadro.contentDocument?.defaultView?.scrollY ?? 0
    // Asked for anew, whatever it shows: the browser's own page of an error lets nobody reload it. Another address is asked for by itself.
    if (endereco.current === caminho) quadro.src = caminho
    endereco.current = caminho
  }, [versao, caminho])
  useEffect(() => wearEsquema(ref.current, isEscura), [isEscura])
  return (
    <div ref={caixa} className="previa-caixa">
      {/* oxlint-disable-next-line react/iframe-missing-sandbox -- the store itself: kept apart from its own host it would not run */}
      <iframe
        ref={ref}
        title={title}
        src={caminho}
        style={{ width: largura, height: 720 / escala, scale: escala, marginBottom: 720 - 720 / escala }}
        onLoad={() => {
          wearEsquema(ref.current, isEscura)
          ref.current?.contentDocument?.defaultView?.scrollTo(0, altura.current)
          onLoad?.(ref.current?.contentDocument ?? null)
        }}
      />
    </div>
  )
}

/** The store's own switch of light and dark (decision 0115), in the frame alone. */
function wearEsquema(quadro: HTMLIFrameElement | null, isEscura: boolean): void {
  const raiz = quadro?.contentDocument?.documentElement
  if (raiz) raiz.dataset.esquema = isEscura ? 'escuro' : 'claro'
}
