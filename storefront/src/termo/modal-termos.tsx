import { useState } from 'react'
import { useRevalidator, useSubmit } from 'react-router'

import type { ConfiguracoesCliente, TermoUso } from '@vitrine/contract'
import { urls } from '@vitrine/contract/urls'
import { Button, Modal, Notice, Skeleton } from '@vitrine/ui'

import { api, useLoja } from '#shell'

import { LinkPdf } from './link-pdf.tsx'
import { ResumoTermo } from './resumo-termo.tsx'
import { TextoTermo } from './texto-termo.tsx'
import { useTermo } from './use-termo.ts'

/**
 * Terms of use, asked of whoever is logged in and has not accepted the version in force: accept, or leave to the public store
 * (§2, readings 8). A text that does not load stops nobody from looking around: it is asked for again at the next page.
 */
export function ModalTermos({ sessao }: { sessao: ConfiguracoesCliente }) {
  const { slug } = useLoja()
  const submit = useSubmit()
  const { termo, erro, load } = useTermo()
  const { accept, isBusy, recusa } = useAceite(sessao, termo, load)
  const [pergunta, setPergunta] = useState(false)
  const [depois, setDepois] = useState(false)
  const leave = () => void submit(null, { method: 'post', action: urls.sair(slug) })
  if (depois) return null
  if (erro) return <SemTexto onRetry={load} onDepois={() => setDepois(true)} />
  return (
    <Modal
      open
      size="l"
      onClose={() => setPergunta(true)}
      title={termo?.titulo ?? 'Termos de uso'}
      className="modal-termos"
      foot={
        pergunta ? (
          <>
            <Button variant="outline" block onClick={leave}>
              Sair da conta
            </Button>
            <Button block onClick={() => setPergunta(false)}>
              Voltar aos termos
            </Button>
          </>
        ) : (
          <>
            <Button variant="outline" block onClick={() => setPergunta(true)}>
              Cancelar e sair
            </Button>
            <Button block loading={isBusy} disabled={!termo} onClick={() => void accept()}>
              Aceito
            </Button>
          </>
        )
      }
    >
      {recusa && (
        <Notice tone="danger" live="alert" className="mb-4">
          {recusa}
        </Notice>
      )}
      {pergunta ? (
        <p role="status">
          Para comprar com a sua conta é preciso aceitar os termos. Saindo, você continua vendo a loja, e o
          seu carrinho fica guardado.
        </p>
      ) : (
        <Conteudo termo={termo} slug={slug} />
      )}
    </Modal>
  )
}

function Conteudo({ termo, slug }: { termo: TermoUso | null; slug: string }) {
  if (!termo) return <Skeleton style={{ height: 240 }} />
  return (
    <div className="leading-relaxed">
      <ResumoTermo termo={termo} />
      <TextoTermo termo={termo} nivel={3} />
      <LinkPdf slug={slug} termo={termo} />
    </div>
  )
}

function SemTexto({ onRetry, onDepois }: { onRetry: () => void; onDepois: () => void }) {
  return (
    <Modal
      open
      onClose={onDepois}
      title="Termos de uso"
      foot={
        <>
          <Button variant="outline" block onClick={onDepois}>
            Ver depois
          </Button>
          <Button block onClick={onRetry}>
            Tentar de novo
          </Button>
        </>
      }
    >
      <p>O texto dos termos não carregou. Você pode continuar olhando a loja e aceitar depois.</p>
    </Modal>
  )
}

/** A version that changed while it was read is shown anew. */
function useAceite({ idcliente }: ConfiguracoesCliente, termo: TermoUso | null, reload: () => void) {
  const { idfornecedor } = useLoja()
  const { revalidate } = useRevalidator()
  const [isBusy, setBusy] = useState(false)
  const [recusa, setRecusa] = useState<string | null>(null)
  async function accept() {
    if (!termo || !idcliente) return
    setBusy(true)
    const resposta = await api('PUT /v4/client/{idcliente}/supplier/{idfornecedor}/termos-uso', {
      params: { idcliente, idfornecedor },
      query: {},
      body: { versao: termo.versao },
    })
    if (resposta.ok) await revalidate()
    else {
      setRecusa(resposta.falha.error)
      if (resposta.falha.codigo === 'termo_desatualizado') reload()
    }
    setBusy(false)
  }
  return { accept, isBusy, recusa }
}
