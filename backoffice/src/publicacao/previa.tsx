import { useEffect, useRef, useState } from 'react'

import type { TipoComPrevia } from '@vitrine/contract'
import { Button, Notice } from '@vitrine/ui'

import { ModosDaPrevia, type Modos } from './modos-da-previa.tsx'
import { usePrevia } from './use-previa.ts'

import './publicacao.css'

interface PreviaProps {
  tipo: TipoComPrevia
  idconteudo: string
  /** What was written last: with another one the store is drawn again. */
  versao: string
}

const larguras = { celular: 390, computador: 1280 } as const

/** The real store with drafts in it, as a visitor or a group of customers sees it: on a phone or a computer, in the light or in the dark. */
export function Previa({ tipo, idconteudo, versao }: PreviaProps) {
  const [modos, setModos] = useState<Modos>({
    aparelho: 'celular',
    isEscura: false,
    rascunhos: [tipo],
    grupo: '',
  })
  // Of a page that nobody has written yet there is no address.
  const isEscrita = tipo !== 'PAGINA' || versao !== ''
  const { caminho, erro, open } = usePrevia(tipo, idconteudo, modos, isEscrita)
  const { aparelho, isEscura, grupo } = modos
  return (
    <section className="previa" aria-label="Prévia na loja">
      <h2>Na loja</h2>
      <ModosDaPrevia
        tipo={tipo}
        modos={modos}
        onModos={(mudanca) => setModos((antes) => ({ ...antes, ...mudanca }))}
      />
      {erro && (
        <Notice
          tone="danger"
          live="alert"
          action={
            <Button variant="outline" size="s" onClick={open}>
              Tentar de novo
            </Button>
          }
        >
          {erro}
        </Notice>
      )}
      <p className="text-ink-muted">
        {grupo
          ? 'O link vale por um dia; os preços do grupo, só para quem administra a loja neste navegador.'
          : 'Como um visitante vê a loja. O link vale por um dia e mostra os rascunhos a quem o tiver.'}
      </p>
      {/* Its room stands before it comes. */}
      <p>
        {caminho ? (
          <a className="link" href={caminho} target="_blank" rel="noreferrer">
            Abrir em outra aba
          </a>
        ) : (
          '\u00A0'
        )}
      </p>
      {caminho ? (
        <Quadro caminho={caminho} versao={versao} largura={larguras[aparelho]} isEscura={isEscura} />
      ) : (
        <div className="previa-caixa previa-vazia">
          {!erro && (isEscrita ? 'Abrindo a prévia…' : 'A prévia aparece com a primeira mudança.')}
        </div>
      )}
    </section>
  )
}

interface QuadroProps {
  caminho: string
  versao: string
  largura: number
  isEscura: boolean
}

/** The store in a frame of that width, made as small as there is room for it. Drawn again it stays where one was reading. */
function Quadro({ caminho, versao, largura, isEscura }: QuadroProps) {
  const ref = useRef<HTMLIFrameElement>(null)
  const caixa = useRef<HTMLDivElement>(null)
  const [escala, setEscala] = useState(1)
  const mostrada = useRef(versao)
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
    // Asked for anew, whatever it shows: the browser's own page of an error lets nobody reload it.
    quadro.src = caminho
  }, [versao, caminho])
  useEffect(() => wearEsquema(ref.current, isEscura), [isEscura])
  return (
    <div ref={caixa} className="previa-caixa">
      {/* oxlint-disable-next-line react/iframe-missing-sandbox -- the store itself: kept apart from its own host it would not run */}
      <iframe
        ref={ref}
        title="A loja com os rascunhos"
        src={caminho}
        style={{ width: largura, height: 720 / escala, scale: escala, marginBottom: 720 - 720 / escala }}
        onLoad={() => {
          wearEsquema(ref.current, isEscura)
          ref.current?.contentDocument?.defaultView?.scrollTo(0, altura.current)
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
