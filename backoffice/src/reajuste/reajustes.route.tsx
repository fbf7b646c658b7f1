import { useRef, useState } from 'react'
import type { FormEvent } from 'react'
import { useLoaderData } from 'react-router'

import { formatDia, todayIn } from '@vitrine/rules/data'
import { pluralize } from '@vitrine/rules/texto'
import { Button, Notice, Segmented, TextInput } from '@vitrine/ui'

import type { Erros } from '#ajuste'
import { markSujo, useGuarda } from '#cadastro'
import { MolduraDosPrecos } from '#politica'
import { useTrabalho } from '#shell'

import { readFicha, readQuando, startFicha, type Ficha } from './campos-do-reajuste.ts'
import { CamposDoReajuste } from './formulario-do-reajuste.tsx'
import { ListaDeReajustes } from './lista-de-reajustes.tsx'
import type { Inicio, loadReajustes } from './load-reajustes.ts'
import { ResultadoDoReajuste } from './resultado-do-reajuste.tsx'
import { useEnsaio, useReajustes, type Ensaiado } from './use-reajustes.ts'

import './reajuste.css'

export { loadReajustes as loader } from './load-reajustes.ts'
export { ErroDaTela as ErrorBoundary } from '#moldura'

export const handle = { migalha: 'Reajustes' }

/** Prices of many products changed by a rule: tried first, applied now or on a day, taken back in one go (ux 3.6, decision 0165). */
export default function TelaDosReajustes() {
  useGuarda()
  const { inicio, dados, semDireito } = useLoaderData<typeof loadReajustes>()
  return (
    <MolduraDosPrecos
      parte="reajustes"
      titulo="Reajustes de preços"
      aba="Reajustes"
      frase="Muda o preço de tabela de muitos produtos por uma regra. Ensaie antes: nada muda até você aplicar."
      oQue="os reajustes"
      semDireito={semDireito}
    >
      {dados && <Reajustes dados={dados} inicio={inicio} />}
    </MolduraDosPrecos>
  )
}

type Dados = NonNullable<Awaited<ReturnType<typeof loadReajustes>>['dados']>

function Reajustes({ dados: { reajustes: lidos, categorias }, inicio }: { dados: Dados; inicio: Inicio }) {
  const [ficha, setFicha] = useState(() => startFicha(inicio))
  const estado = useEnsaio()
  const { ensaiado, erros, setErros, forget } = estado
  const { apply, ...lista } = useReajustes(lidos)
  const ref = useRef<HTMLDivElement>(null)
  const setQuando = (campo: string, texto: string) => {
    setErros({})
    setFicha((antes) => ({ ...antes, textos: { ...antes.textos, [campo]: texto } }))
  }
  function finish() {
    const form = ref.current?.querySelector('form')
    if (form) markSujo(form, false)
    forget()
    setFicha(startFicha({ categoria: '', busca: '' }))
  }
  return (
    <>
      <div ref={ref}>
        <FormularioDoReajuste
          ficha={ficha}
          categorias={categorias}
          estado={estado}
          onFicha={(mudanca) => {
            setFicha((antes) => ({ ...antes, ...mudanca }))
            forget()
          }}
        />
      </div>
      <div aria-live="polite">{ensaiado && <ResultadoDoReajuste ensaio={ensaiado.ensaio} />}</div>
      {ensaiado && ensaiado.ensaio.mudam > 0 && (
        <Aplicacao
          ensaiado={ensaiado}
          ficha={ficha}
          erros={erros}
          onErros={setErros}
          onTexto={setQuando}
          apply={apply}
          onFeito={finish}
        />
      )}
      <ListaDeReajustes {...lista} categorias={categorias} />
    </>
  )
}

interface FormularioProps extends Pick<Dados, 'categorias'> {
  ficha: Ficha
  estado: ReturnType<typeof useEnsaio>
  onFicha: (mudanca: Partial<Ficha>) => void
}

/** What is tried; whatever changes here was not tried yet. */
function FormularioDoReajuste({ ficha, categorias, estado, onFicha }: FormularioProps) {
  const { ensaiado, erros, setErros, isEspera, rehearse } = estado
  function onSubmit(event: FormEvent) {
    event.preventDefault()
    const lida = readFicha(ficha)
    if ('erros' in lida) setErros(lida.erros)
    else void rehearse(lida.pedido)
  }
  const onTexto = (campo: string, texto: string) => onFicha({ textos: { ...ficha.textos, [campo]: texto } })
  return (
    <form
      className="ajustes-form cadastro"
      aria-label="Reajuste"
      noValidate
      onSubmit={onSubmit}
      onInput={({ currentTarget }) => markSujo(currentTarget, true)}
    >
      <CamposDoReajuste
        ficha={ficha}
        escrita={{ textos: ficha.textos, erros, onChange: onTexto }}
        categorias={categorias}
        onFicha={onFicha}
      />
      {erros[''] && (
        <Notice tone="danger" live="alert">
          {erros['']}
        </Notice>
      )}
      <Button type="submit" variant={ensaiado ? 'outline' : 'brand'} icon="search" loading={isEspera}>
        Ensaiar
      </Button>
    </form>
  )
}

interface AplicacaoProps extends Pick<ReturnType<typeof useReajustes>, 'apply'> {
  ensaiado: Ensaiado
  ficha: Ficha
  erros: Erros
  onErros: (erros: Erros) => void
  onTexto: (campo: string, texto: string) => void
  onFeito: () => void
}

/** When what was tried is to be done. The id is made once: a second press, or one after a lost answer, does nothing twice. */
function Aplicacao({ ensaiado, ficha, erros, onErros, onTexto, apply, onFeito }: AplicacaoProps) {
  const { fuso } = useTrabalho().loja
  const [idreajuste] = useState(() => crypto.randomUUID())
  const [isEspera, setEspera] = useState(false)
  const { quando = 'agora', dia = '' } = ficha.textos
  async function onApply() {
    const lido = readQuando(ficha, todayIn(fuso, new Date()))
    if ('erros' in lido) return onErros(lido.erros)
    setEspera(true)
    const recusa = await apply(idreajuste, ensaiado.pedido, lido.dia)
    setEspera(false)
    if (recusa) onErros(recusa)
    else onFeito()
  }
  const precos = pluralize(ensaiado.ensaio.mudam, 'preço', 'preços')
  return (
    <section aria-label="Aplicar" className="reajuste-aplicar">
      <Segmented
        label="Quando"
        name="quando"
        value={quando}
        options={[
          { value: 'agora', label: 'Agora' },
          { value: 'dia', label: 'Num dia' },
        ]}
        onChange={(valor) => onTexto('quando', valor)}
      />
      {quando === 'dia' && (
        <TextInput
          type="date"
          label="Dia"
          hint="Logo depois da meia-noite, na hora da loja, pelos preços que estiverem lá."
          value={dia}
          error={erros.dia}
          onChange={({ target }) => onTexto('dia', target.value)}
        />
      )}
      <Button loading={isEspera} onClick={() => void onApply()}>
        {quando === 'dia' && dia ? `Agendar para ${formatDia(dia)}` : `Mudar ${precos}`}
      </Button>
    </section>
  )
}
