import { useEffect, useRef, useState } from 'react'

import { Button, Checkbox, Notice, Segmented } from '@vitrine/ui'

import { api, useTrabalho } from '#shell'

import './publicacao.css'

interface PreviaProps {
  tipo: 'INICIO' | 'PAGINA'
  idconteudo: string
  /** What was written last: with another one the store is drawn again. */
  versao: string
}

const larguras = { celular: 390, computador: 1280 } as const

/** The real store with the draft in it, as a visitor sees it: on a phone or a computer, in the light or in the dark. */
export function Previa({ tipo, idconteudo, versao }: PreviaProps) {
  const { caminho, erro, open } = usePrevia(tipo, idconteudo, versao !== '')
  const [aparelho, setAparelho] = useState<keyof typeof larguras>('celular')
  const [isEscura, setEscura] = useState(false)
  return (
    <section className="previa" aria-label="Prévia na loja">
      <h2>Na loja</h2>
      <div className="previa-modos">
        <Segmented
          label="Aparelho"
          name="aparelho"
          value={aparelho}
          onChange={setAparelho}
          options={[
            { value: 'celular', label: 'Celular' },
            { value: 'computador', label: 'Computador' },
          ]}
        />
        <Checkbox checked={isEscura} onChange={({ target }) => setEscura(target.checked)}>
          Escura
        </Checkbox>
        {caminho && (
          <a className="link" href={caminho} target="_blank" rel="noreferrer">
            Abrir em outra aba
          </a>
        )}
      </div>
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
        Como um visitante vê a loja, sem entrar. O link vale por um dia e mostra o rascunho a quem o tiver.
      </p>
      {caminho ? (
        <Quadro caminho={caminho} versao={versao} largura={larguras[aparelho]} isEscura={isEscura} />
      ) : (
        <div className="previa-caixa previa-vazia">
          {!erro && (versao === '' ? 'A prévia aparece com a primeira mudança.' : 'Abrindo a prévia…')}
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
        title="A loja com o rascunho"
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

function usePrevia(tipo: PreviaProps['tipo'], idconteudo: string, isEscrito: boolean) {
  const { idfornecedor } = useTrabalho().loja
  const [caminho, setCaminho] = useState('')
  const [erro, setErro] = useState('')
  const [vez, setVez] = useState(0)
  useEffect(() => {
    if (!isEscrito) return undefined
    let isAberta = true
    void (async () => {
      const resposta = await api('POST /painel/v1/{idfornecedor}/conteudos/{tipo}/{idconteudo}/previa', {
        params: { idfornecedor, tipo, idconteudo },
      })
      if (!isAberta) return
      setErro(resposta.ok ? '' : 'Não conseguimos abrir a prévia. Nada se perdeu.')
      if (resposta.ok) setCaminho(resposta.dados.caminho)
    })()
    return () => {
      isAberta = false
    }
  }, [idfornecedor, tipo, idconteudo, isEscrito, vez])
  return { caminho, erro, open: () => setVez(vez + 1) }
}
