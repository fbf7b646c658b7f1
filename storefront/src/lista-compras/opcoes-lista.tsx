import { useState, type MouseEvent } from 'react'
import { Form, useActionData, useNavigation } from 'react-router'

import type { ListaDetalhe } from '@vitrine/contract'
import { urls } from '@vitrine/contract/urls'
import { Button, Modal, Notice, showToast, TextInput } from '@vitrine/ui'

import { useLoja, useRaiz } from '#shell'

import type { changeLista } from './change-lista.ts'

/** The list's name and what can be done with the whole of it. */
export function OpcoesLista({ lista }: { lista: ListaDetalhe }) {
  const { nome, motivo, editavel } = lista
  const answer = useActionData<typeof changeLista>()
  const erro = answer && 'erro' in answer ? answer.erro : null
  return (
    <>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <div className="min-w-0">
          <h1>{nome}</h1>
          {motivo && <p className="text-ink-muted first-letter:uppercase">{motivo}</p>}
        </div>
        <div className="flex flex-wrap gap-2 lg:ml-auto">
          {editavel && <Renomear nome={nome} />}
          <Form method="post" className="contents">
            <Acao acao="duplicar" icon="copy">
              {editavel ? 'Duplicar' : 'Guardar nas minhas listas'}
            </Acao>
            {editavel && lista.codigocompartilhar === null && (
              <Acao acao="compartilhar" icon="share-2">
                Compartilhar
              </Acao>
            )}
            {editavel && (
              <Acao acao="desativar" icon="trash-2">
                Desativar
              </Acao>
            )}
          </Form>
        </div>
      </div>
      {erro && (
        <Notice tone="danger" live="alert" className="mt-4">
          {erro}
        </Notice>
      )}
      {lista.codigocompartilhar && <Compartilhada codigo={lista.codigocompartilhar} nome={nome} />}
    </>
  )
}

function Acao(props: { acao: string; icon: 'copy' | 'share-2' | 'trash-2'; children: string }) {
  const { state, formData } = useNavigation()
  return (
    <Button
      type="submit"
      name="acao"
      value={props.acao}
      variant="ghost"
      size="s"
      icon={props.icon}
      loading={state !== 'idle' && formData?.get('acao') === props.acao}
    >
      {props.children}
    </Button>
  )
}

function Renomear({ nome }: { nome: string }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button variant="ghost" size="s" icon="sticky-note" onClick={() => setOpen(true)}>
        Renomear
      </Button>
      <Modal open={isOpen} onClose={() => setOpen(false)} title="Renomear lista">
        {isOpen && (
          <Form method="post" onSubmit={() => setOpen(false)}>
            <input type="hidden" name="acao" value="renomear" />
            <TextInput
              name="nome"
              label="Nome"
              defaultValue={nome}
              maxLength={80}
              required
              autoComplete="off"
            />
            <Button type="submit" block className="mt-4">
              Salvar nome
            </Button>
          </Form>
        )}
      </Modal>
    </>
  )
}

/** The link as it is, to be copied or sent; whoever has it sees the list with the prices of their own account. */
function Compartilhada({ codigo, nome }: { codigo: string; nome: string }) {
  const { slug } = useLoja()
  const { origem } = useRaiz()
  const link = `${origem}${urls.listaCompartilhada(slug, codigo)}`
  /** The system's own share sheet where there is one, else WhatsApp. */
  function share(event: MouseEvent) {
    if (!('share' in navigator)) return
    event.preventDefault()
    // The promise rejects when the person closes the share sheet; there is nothing to do then.
    navigator.share({ title: nome, text: nome, url: link }).catch(() => {})
  }
  return (
    <div className="mt-4 max-w-[640px] rounded-lg border border-line p-4">
      <TextInput
        label="Link da lista"
        hint="Quem tem o link vê a lista, sem poder mudar. Cada um vê os próprios preços."
        value={link}
        readOnly
        onFocus={(event) => event.target.select()}
      />
      <div className="mt-3 flex flex-wrap gap-2">
        <Button variant="outline" size="s" icon="copy" onClick={() => void copy(link)}>
          Copiar link
        </Button>
        <Button
          href={`https://wa.me/?text=${encodeURIComponent(`${nome}: ${link}`)}`}
          target="_blank"
          rel="noreferrer"
          variant="outline"
          size="s"
          icon="share-2"
          onClick={share}
        >
          Enviar link
        </Button>
        <Form method="post">
          <Button type="submit" name="acao" value="parar" variant="ghost" size="s" icon="x">
            Parar de compartilhar
          </Button>
        </Form>
      </div>
    </div>
  )
}

async function copy(link: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(link)
    showToast('Link copiado')
  } catch {
    showToast('Não deu para copiar. Selecione o link e copie.')
  }
}
