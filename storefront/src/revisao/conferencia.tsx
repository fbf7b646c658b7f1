import { useCallback, useMemo, useState } from 'react'
import type { FormEvent, KeyboardEvent } from 'react'
import { Form, useNavigate, useNavigation } from 'react-router'

import type { LinhaRevisao, RevisaoPedido } from '@vitrine/contract'
import { urls } from '@vitrine/contract/urls'
import { formatReais } from '@vitrine/rules/dinheiro'
import { pluralize } from '@vitrine/rules/texto'
import { Button, Notice, showToast, TextInput } from '@vitrine/ui'

import { useAddLinhas } from '#carrinho'
import { mayKeepCarrinho } from '#consentimento'
import { askIdade } from '#idade'
import { useAosPoucos, useHydrated, useLoja, useSessao, useTag } from '#shell'

import { listEscolhidas, startEscolhas, totalEscolhido } from './escolhidas.ts'
import type { Escolha, Escolhas } from './escolhidas.ts'
import { CampoEscolhido, LinhaConferida } from './linha-conferida.tsx'
import type { DadosRevisao } from './load-revisao.ts'

interface ConferenciaProps {
  revisao: RevisaoPedido
  dados: DadosRevisao
}

/** Lines of a group that are drawn at first and each time that more come near. */
const PASSO = 40

const grupos = [
  { situacao: 'ambigua', titulo: 'Escolha o produto' },
  { situacao: 'ajustada', titulo: 'Ajustadas' },
  { situacao: 'recusada', titulo: 'Não entram' },
  { situacao: 'adicionada', titulo: 'Prontas' },
] as const

/** Lines by what is to be done about them, problems first; below, what all of it costs and the one button. */
export function Conferencia({ revisao, dados }: ConferenciaProps) {
  const { linhas } = revisao
  const [escolhas, setEscolhas] = useState(() => startEscolhas(linhas))
  const [chave] = useState(() => crypto.randomUUID())
  const onSubmit = useVisitante(linhas, { escolhas, origem: dados.origem })
  const presentes = useMemo(() => new Set(dados.presentes), [dados.presentes])
  const onEscolha = useCallback(
    (linha: number, escolha: Escolha) => setEscolhas((outras) => ({ ...outras, [linha]: escolha })),
    [],
  )
  return (
    <Form method="post" onSubmit={onSubmit} className="revisao">
      <input type="hidden" name="origem" value={dados.origem} />
      <input type="hidden" name="chave" value={chave} suppressHydrationWarning />
      <Resumo revisao={revisao} />
      {grupos.map(({ situacao, titulo }) => {
        const doGrupo = linhas.filter((linha) => linha.situacao === situacao)
        if (doGrupo.length === 0) return null
        return (
          <Grupo
            key={situacao}
            titulo={titulo}
            linhas={doGrupo}
            {...{ escolhas, dados, presentes, onEscolha }}
          />
        )
      })}
      {linhas.map((linha) => (
        <CampoEscolhido
          key={linha.linha}
          linha={linha}
          escolha={escolhas[linha.linha]}
          presentes={presentes}
        />
      ))}
      <Rodape linhas={linhas} escolhas={escolhas} dados={dados} />
    </Form>
  )
}

interface GrupoProps {
  titulo: string
  linhas: readonly LinhaRevisao[]
  escolhas: Escolhas
  dados: DadosRevisao
  presentes: ReadonlySet<string>
  onEscolha: (linha: number, escolha: Escolha) => void
}

/** Lines of one kind, drawn as they come into view: a thousand of them are read, not waited for (audit P6). */
function Grupo({ titulo, linhas, escolhas, dados, presentes, onEscolha }: GrupoProps) {
  // Without script, and in the first frame of a page that came whole, all are there.
  const isHydrated = useHydrated()
  const passo = isHydrated ? PASSO : linhas.length
  const { desenhadas, fim } = useAosPoucos({ total: linhas.length, passo })
  return (
    <section className="mt-6" aria-label={titulo}>
      <h2 className="mb-1">
        {titulo} <span className="font-normal text-ink-muted">{linhas.length}</span>
      </h2>
      <ul>
        {linhas.slice(0, desenhadas).map((linha) => (
          <LinhaConferida
            key={linha.linha}
            linha={linha}
            escolha={escolhas[linha.linha]}
            mudaram={dados.mudaram}
            forma={dados.forma}
            presentes={presentes}
            isColada={dados.origem === 'texto'}
            onEscolha={onEscolha}
          />
        ))}
        {desenhadas < linhas.length && <li ref={fim} aria-hidden />}
      </ul>
    </section>
  )
}

function Resumo({ revisao }: { revisao: RevisaoPedido }) {
  const { linhas, adicionadas, ajustadas, recusadas, ambiguas } = revisao
  const partes = [
    adicionadas > 0 && pluralize(adicionadas, 'pronta', 'prontas'),
    ajustadas > 0 && pluralize(ajustadas, 'ajustada', 'ajustadas'),
    ambiguas > 0 && `${ambiguas} para escolher`,
    recusadas > 0 && `${recusadas} que não ${recusadas === 1 ? 'entra' : 'entram'}`,
  ]
  return (
    <Notice
      live="status"
      tone={adicionadas === linhas.length ? 'success' : 'info'}
      title={`${pluralize(linhas.length, 'linha', 'linhas')}.`}
      className="mt-6"
    >
      {partes.filter(Boolean).join(', ')}. Nada vai ao carrinho antes de você confirmar.
    </Notice>
  )
}

interface RodapeProps {
  linhas: readonly LinhaRevisao[]
  escolhas: Escolhas
  dados: DadosRevisao
}

function Rodape({ linhas, escolhas, dados }: RodapeProps) {
  const { state, formData } = useNavigation()
  const sessao = useSessao()
  const multiplies = !useTag('disable-product-multiple')
  const escolhidas = listEscolhidas(linhas, escolhas)
  const total = totalEscolhido(escolhidas, multiplies)
  const busy = (acao: string) => state !== 'idle' && formData?.get('acao') === acao
  const n = escolhidas.length
  return (
    <div className="revisao-pe barra-propria">
      <Button
        type="submit"
        name="acao"
        value="confirmar"
        size="l"
        loading={busy('confirmar')}
        aria-disabled={n === 0 || undefined}
      >
        {n === 0
          ? 'Nada para adicionar'
          : `Adicionar ${n} ao carrinho${total === null ? '' : ` (${formatReais(total)})`}`}
      </Button>
      {sessao?.idcliente && dados.origem !== 'lista' && n > 0 && (
        <div className="revisao-salvar">
          <TextInput
            name="nome"
            label="Nome da lista"
            hideLabel
            placeholder={dados.nome || 'Nome da lista'}
            maxLength={80}
            autoComplete="off"
            onKeyDown={saveOnEnter}
          />
          <Button
            type="submit"
            name="acao"
            value="salvar"
            variant="outline"
            icon="list-plus"
            loading={busy('salvar')}
          >
            Salvar como lista
          </Button>
        </div>
      )}
    </div>
  )
}

/** Enter in the name saves the list; the form's first button is another. */
function saveOnEnter(event: KeyboardEvent<HTMLInputElement>): void {
  if (event.key !== 'Enter') return
  event.preventDefault()
  const { form } = event.currentTarget
  form?.requestSubmit(form.querySelector<HTMLButtonElement>('button[value="salvar"]'))
}

/** A visitor's cart lives in the browser: the lines are added there, at once. */
function useVisitante(
  linhas: readonly LinhaRevisao[],
  { escolhas, origem }: { escolhas: Escolhas; origem: DadosRevisao['origem'] },
) {
  const { slug } = useLoja()
  const sessao = useSessao()
  const addLinhas = useAddLinhas()
  const navigate = useNavigate()
  if (sessao?.idcliente) return undefined
  return (event: FormEvent) => {
    event.preventDefault()
    const escolhidas = listEscolhidas(linhas, escolhas)
    if (escolhidas.length === 0) return
    const add = () => {
      addLinhas(escolhidas)
      // Somebody's cart is applied: the supplier's home, as another document (§2 Routes), where this device keeps the cart for it.
      if (origem === 'carrinho' && mayKeepCarrinho()) return location.assign(`${urls.loja(slug)}#carrinho`)
      showToast(`${pluralize(escolhidas.length, 'produto adicionado', 'produtos adicionados')} ao carrinho`)
      return void navigate(urls.carrinho(slug))
    }
    if (escolhidas.some(({ produto }) => produto.maior_de_18)) askIdade(add)
    else add()
  }
}
