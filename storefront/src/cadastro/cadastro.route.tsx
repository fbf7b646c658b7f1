import { useEffect, useRef, useState } from 'react'
import { useActionData, useLoaderData } from 'react-router'

import { urls } from '@vitrine/contract/urls'
import { asksApproval } from '@vitrine/rules/acesso'
import { Button, Icon, Modal } from '@vitrine/ui'

import { useHydrated, useLoja } from '#shell'
import { TextoDaLoja } from '#texto-estatico'

import { EnquantoIsso } from './enquanto-isso.tsx'
import { FormularioCadastro } from './formulario-cadastro.tsx'
import type { EstadoCadastro, loadCadastro, registerCandidato } from './register-candidato.ts'

export { loadCadastro as loader, registerCandidato as action } from './register-candidato.ts'
export { ErroDaPagina as ErrorBoundary, revalidateScreen as shouldRevalidate } from '#shell'

export default function Cadastro() {
  const { nome, slug } = useLoja()
  const dados = useLoaderData<typeof loadCadastro>()
  const answer = useActionData<typeof registerCandidato>()
  const estado = answer && 'valores' in answer ? answer : undefined
  return (
    <main className="wrap grid justify-items-center pt-8 pb-16 lg:pt-14">
      <title>{`Criar conta · ${nome}`}</title>
      <div className="w-full max-w-[400px]">
        {estado?.analise ? (
          <EmAnalise {...estado.analise} voltar={dados.voltar} />
        ) : (
          <>
            <h1>Criar conta</h1>
            <p className="mt-1 mb-6 text-16 text-ink-muted">Uma conta vale em todas as lojas da Vitrine.</p>
            <FormularioCadastro {...dados} estado={estado} />
            {dados.texto && <TextoDaLoja texto={dados.texto} slug={slug} />}
          </>
        )}
      </div>
    </main>
  )
}

/**
 * The registration was stored and waits for the store: what was done on the page, and 'Cadastro em análise' over it where the login
 * would be (§4 Login and registration 3 to 5). By its password the account enters all the same, with what the store allows.
 */
function EmAnalise({ mensagem, modal, voltar }: NonNullable<EstadoCadastro['analise']> & { voltar: string }) {
  const { slug, tags } = useLoja()
  const isHydrated = useHydrated()
  const title = useRef<HTMLHeadingElement>(null)
  const [isLido, setLido] = useState(false)
  const isOpen = isHydrated && modal !== null && !isLido
  useEffect(() => {
    if (!isOpen) title.current?.focus()
  }, [isOpen])
  return (
    <div role="status">
      <span className="mb-4 grid size-12 place-items-center rounded-full bg-success-tint text-success">
        <Icon name="circle-check" size={24} />
      </span>
      <h1 ref={title} tabIndex={-1}>
        Cadastro recebido
      </h1>
      <p className="mt-2 mb-6 text-16 text-ink-muted">{mensagem}</p>
      {!isHydrated && modal && <p className="mb-6">{modal.texto}</p>}
      {asksApproval(tags) && (
        <div className="mb-6">
          <EnquantoIsso />
        </div>
      )}
      <div className="grid gap-3">
        <Button href={urls.entrar(slug, voltar)} size="l" block>
          Entrar
        </Button>
        <Button href={urls.loja(slug)} size="l" block variant="outline">
          Voltar à loja
        </Button>
      </div>
      <Modal
        open={isOpen}
        onClose={() => setLido(true)}
        title={modal?.titulo ?? ''}
        foot={<Button onClick={() => setLido(true)}>Entendi</Button>}
      >
        {modal?.texto}
      </Modal>
    </div>
  )
}
