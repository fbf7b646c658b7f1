import { useRef, useState } from 'react'
import type { FormEvent } from 'react'
import { useLoaderData } from 'react-router'

import type { ConteudoEditado, VersaoDoConteudo } from '@vitrine/contract'
import { Button, Notice, showToast } from '@vitrine/ui'

import type { Erros } from '#ajuste'
import { markSujo, MolduraDaTela, useGuarda } from '#cadastro'
import { asTexto, asValor, Campos, type CampoDescrito, type Valor } from '#descrito'
import { Barra, listMudancas, NavegacaoDoConteudo, useEdicao, useVez } from '#publicacao'

import type { loadTextos } from './load-textos.ts'
import { lugaresDosTextos, type LugarDoTexto } from './lugares-dos-textos.ts'

export { loadTextos as loader } from './load-textos.ts'
export { ErroDaTela as ErrorBoundary } from '#moldura'

export const handle = { migalha: 'Textos' }

/** What the store says in its own words at fixed places of the shop (§7 static-text). */
export default function TelaDosTextos() {
  useGuarda()
  const { textos, semDireito } = useLoaderData<typeof loadTextos>()
  return (
    <MolduraDaTela
      className="ajustes conteudo"
      titulo="Textos"
      partes={<NavegacaoDoConteudo />}
      semDireito={semDireito}
      direito="muda o conteúdo"
      oQue="os textos"
    >
      {textos &&
        lugaresDosTextos.map((lugar) => (
          <Lugar key={lugar.chave} lugar={lugar} lido={textos[lugar.chave] ?? null} />
        ))}
    </MolduraDaTela>
  )
}

function Lugar({ lugar, lido }: { lugar: LugarDoTexto; lido: ConteudoEditado | null }) {
  const [novo] = useState(() => ({
    idconteudo: crypto.randomUUID(),
    rascunho: null,
    no_ar: null,
    agendadas: [],
  }))
  const texto = lido ?? novo
  const edicao = useEdicao('TEXTO', texto.idconteudo, texto)
  const { vez, write } = useVez(edicao)
  return (
    <section aria-label={lugar.nome}>
      <h2>{lugar.nome}</h2>
      <p className="text-ink-muted">{lugar.onde}</p>
      <Barra
        tipo="TEXTO"
        idconteudo={texto.idconteudo}
        edicao={edicao}
        compare={(antes, depois) => listMudancas(toVersao(antes), toVersao(depois))}
      />
      {!edicao.editado.no_ar && <p className="text-ink-muted">{lugar.usual}</p>}
      <Formulario
        key={vez}
        lugar={lugar}
        base={edicao.base}
        onWrite={(dados) => write({ chave: lugar.chave, dados })}
      />
    </section>
  )
}

const campos: readonly CampoDescrito[] = [
  { nome: 'titulo', label: 'Título', tipo: 'linha', max: 120, hint: 'Pode ficar vazio.' },
  { nome: 'texto', label: 'Texto', tipo: 'rico', max: 20_000 },
]
const PORTUGUES = 'traducoes.pt-BR.'

interface FormularioProps {
  lugar: LugarDoTexto
  base: VersaoDoConteudo | null
  onWrite: (dados: Valor) => Promise<Erros | null>
}

/** The text in Portuguese; translations that came by other ways stay. */
function Formulario({ lugar, base, onWrite }: FormularioProps) {
  const form = useRef<HTMLFormElement>(null)
  const [texto, setTexto] = useState(() => portuguesOf(base))
  const [erros, setErros] = useState<Erros>({})
  const [isEspera, setEspera] = useState(false)
  async function write(event: FormEvent) {
    event.preventDefault()
    if (asTexto(texto.texto).trim() === '') return setErros({ texto: 'Escreva o texto.' })
    setEspera(true)
    const traducoes = { ...asValor(base?.dados['traducoes']), 'pt-BR': texto }
    const recusa = await onWrite({ ...base?.dados, traducoes })
    setEspera(false)
    setErros(recusa ? withoutLingua(recusa) : {})
    markSujo(form.current, recusa !== null)
    if (!recusa) showToast('Rascunho gravado.')
  }
  return (
    <form
      ref={form}
      className="ajustes-form"
      aria-label={lugar.nome}
      noValidate
      onInput={() => markSujo(form.current, true)}
      onSubmit={(event) => void write(event)}
    >
      <Campos campos={campos} valor={texto} erros={erros} onValor={setTexto} />
      {erros[''] && (
        <Notice tone="danger" live="alert">
          {erros['']}
        </Notice>
      )}
      <Button type="submit" variant="outline" loading={isEspera}>
        Gravar rascunho
      </Button>
    </form>
  )
}

const portuguesOf = (versao: VersaoDoConteudo | null): Valor =>
  asValor(asValor(versao?.dados['traducoes'])?.['pt-BR']) ?? { titulo: '', texto: '' }

const withoutLingua = (erros: Erros): Erros =>
  Object.fromEntries(
    Object.entries(erros).map(([lugar, erro]) => [
      lugar.startsWith(PORTUGUES) ? lugar.slice(PORTUGUES.length) : '',
      erro,
    ]),
  )

function toVersao(versao: VersaoDoConteudo | null) {
  const { titulo, texto } = portuguesOf(versao)
  return { ditos: { Título: asTexto(titulo), Texto: asTexto(texto) }, partes: [] }
}
