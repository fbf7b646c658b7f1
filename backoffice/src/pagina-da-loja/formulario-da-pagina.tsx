import { useRef, useState } from 'react'
import type { FormEvent } from 'react'

import type { VersaoDoConteudo } from '@vitrine/contract'
import { toSlug } from '@vitrine/rules/texto'
import { Button, Checkbox, Notice, showToast, Textarea, TextInput } from '@vitrine/ui'

import type { Erros } from '#ajuste'
import { cutTrecho, MAX_DESCRICAO, PreviaDoBuscador, sayTamanho } from '#apresentacao'
import { markSujo, tellMudanca } from '#cadastro'
import { Dialogo } from '#chamada'
import type { Valor } from '#descrito'
import { ListaDePartes } from '#publicacao'
import { useTrabalho } from '#shell'

import { blocosDescritos } from './blocos-descritos.ts'
import { EditorDoBloco, type Fileiras } from './editor-do-bloco.tsx'
import { newBloco, toDados, toEscrita, toListada, type BlocoEscrito, type PaginaEscrita } from './blocos.ts'

interface FormularioProps {
  base: VersaoDoConteudo | null
  host: string
  fileiras: Fileiras
  onWrite: (escrito: { chave: string; dados: Valor }) => Promise<Erros | null>
}

/** What a page is called, where it is found, what stands on it; written into its draft at once with each block. */
export function FormularioDaPagina({ base, host, fileiras, onWrite }: FormularioProps) {
  const form = useRef<HTMLFormElement>(null)
  const [pagina, setPagina] = useState(() => toEscrita(base))
  const [isPropria, setPropria] = useState(base !== null)
  const [erros, setErros] = useState<Erros>({})
  const [isEspera, setEspera] = useState(false)
  const chave = isPropria ? pagina.chave : toSlug(pagina.titulo).slice(0, 80)
  const change = (mudanca: Partial<PaginaEscrita>) => setPagina((antes) => ({ ...antes, ...mudanca }))
  async function write(event: FormEvent) {
    event.preventDefault()
    if (pagina.titulo.trim() === '') return setErros({ titulo: 'Dê um título.' })
    if (pagina.blocos.length === 0) return setErros({ '': 'Acrescente ao menos um bloco.' })
    setEspera(true)
    const recusa = await onWrite({ chave, dados: toDados(pagina) })
    setEspera(false)
    setErros(recusa ?? {})
    markSujo(form.current, recusa !== null)
    if (!recusa) showToast('Rascunho gravado.')
  }
  return (
    <form
      ref={form}
      className="ajustes-form"
      aria-label="Página"
      noValidate
      onInput={() => markSujo(form.current, true)}
      onSubmit={(event) => void write(event)}
    >
      <Cabecalho
        pagina={{ ...pagina, chave }}
        isNova={base === null}
        host={host}
        erros={erros}
        onChange={(mudanca) => {
          if (mudanca.chave !== undefined) setPropria(true)
          change(mudanca)
        }}
      />
      <Blocos
        blocos={pagina.blocos}
        erros={erros}
        fileiras={fileiras}
        onBlocos={(blocos) => {
          change({ blocos })
          tellMudanca(form.current)
        }}
      />
      <Checkbox checked={pagina.contato} onChange={({ target }) => change({ contato: target.checked })}>
        Terminar com o contato da loja
      </Checkbox>
      <Recusa erro={erros['']} />
      <Button type="submit" loading={isEspera}>
        Gravar rascunho
      </Button>
    </form>
  )
}

/** What is wrong with the page as a whole. */
function Recusa({ erro }: { erro: string | undefined }) {
  if (!erro) return null
  return (
    <Notice tone="danger" live="alert">
      {erro}
    </Notice>
  )
}

interface CabecalhoProps {
  pagina: PaginaEscrita
  isNova: boolean
  host: string
  erros: Erros
  onChange: (mudanca: Partial<PaginaEscrita>) => void
}

/** What the page is called, where it is found, how a search engine shows it. */
function Cabecalho({ pagina, isNova, host, erros, onChange }: CabecalhoProps) {
  const { slug, nome } = useTrabalho().loja
  return (
    <>
      <TextInput
        label="Título"
        autoComplete="off"
        maxLength={120}
        value={pagina.titulo}
        error={erros['titulo']}
        onChange={({ target }) => onChange({ titulo: target.value })}
      />
      <TextInput
        label="Endereço"
        hint={
          isNova ? 'Letras minúsculas, números e hífens.' : 'Mudado, links para o antigo não levam mais aqui.'
        }
        autoComplete="off"
        maxLength={80}
        value={pagina.chave}
        error={erros['chave']}
        onChange={({ target }) => onChange({ chave: target.value })}
      />
      <Textarea
        label="Descrição"
        optional
        rows={2}
        maxLength={200}
        hint={`Abre a página e aparece nos buscadores. ${sayTamanho(pagina.descricao, MAX_DESCRICAO)}`}
        value={pagina.descricao}
        error={erros['descricao']}
        onChange={({ target }) => onChange({ descricao: target.value })}
      />
      <PreviaDoBuscador
        nome={nome}
        endereco={`${host} › ${slug} › pagina › ${pagina.chave}`}
        titulo={cutTrecho(`${pagina.titulo || 'Sem título'} · ${nome}`, 60)}
        descricao={pagina.descricao}
      />
    </>
  )
}

interface BlocosProps {
  blocos: readonly BlocoEscrito[]
  erros: Erros
  fileiras: Fileiras
  onBlocos: (blocos: readonly BlocoEscrito[]) => void
}

function Blocos({ blocos, erros, fileiras, onBlocos }: BlocosProps) {
  const [editado, setEditado] = useState<BlocoEscrito | 'novo' | null>(null)
  const onde = (id: string) => blocos.findIndex((cada) => cada.id === id)
  function put(bloco: BlocoEscrito) {
    const posto = onde(bloco.id)
    onBlocos(posto < 0 ? [...blocos, bloco] : blocos.with(posto, bloco))
    setEditado(null)
  }
  return (
    <fieldset>
      <legend>O que está na página</legend>
      <ListaDePartes
        nome="Blocos"
        partes={blocos.map((bloco, i) => toListada(bloco, erros, i, fileiras.titulos))}
        onMove={(id, para) => {
          const bloco = blocos[onde(id)]
          if (bloco) onBlocos(blocos.toSpliced(onde(id), 1).toSpliced(para, 0, bloco))
        }}
        onEdit={(id) => setEditado(blocos[onde(id)] ?? null)}
        onRemove={(id) => {
          onBlocos(blocos.filter((cada) => cada.id !== id))
          showToast('O bloco saiu.', { label: 'Desfazer', onPress: () => onBlocos(blocos) })
        }}
      />
      <Button variant="outline" icon="plus" onClick={() => setEditado('novo')}>
        Acrescentar bloco
      </Button>
      {editado === 'novo' && (
        <Dialogo title="Novo bloco" size="l" onClose={() => setEditado(null)}>
          <div className="partes-novas">
            {Object.entries(blocosDescritos).map(([tipo, { nome }]) => (
              <button key={tipo} type="button" onClick={() => setEditado(newBloco(tipo))}>
                <b>{nome}</b>
              </button>
            ))}
          </div>
        </Dialogo>
      )}
      {editado && editado !== 'novo' && (
        <EditorDoBloco
          key={editado.id}
          escrito={editado}
          erros={errosDe(erros, onde(editado.id))}
          fileiras={fileiras}
          onPronto={put}
          onClose={() => setEditado(null)}
        />
      )}
    </fieldset>
  )
}

/** What is wrong with one block, by the names of its own fields. */
function errosDe(erros: Erros, posto: number): Erros {
  const inicio = `blocos.${posto}.`
  return Object.fromEntries(
    Object.entries(erros).flatMap(([lugar, erro]) =>
      lugar.startsWith(inicio) ? [[lugar.slice(inicio.length), erro]] : [],
    ),
  )
}
