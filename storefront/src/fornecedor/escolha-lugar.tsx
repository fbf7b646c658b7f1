import { lazy, useState } from 'react'
import { Form, Link, useNavigation, useSubmit } from 'react-router'

import type { Localizacao } from '@vitrine/contract'
import { urls } from '@vitrine/contract/urls'
import { Button, buttonClass, EmptyState, Icon, Segmented } from '@vitrine/ui'

import { AviseMe, CampoLugar, DobraMapa, loadMapa, MinhaLocalizacao } from '#lugar'
import { describeLocal, Parte, useHydrated } from '#shell'

import type { DadosLugar } from './load-lugar.ts'
import type { LojaNoMapa } from './lojas-no-mapa.tsx'
import { LojasNaVitrine } from './lojas-na-vitrine.tsx'
import { LojasAchadas } from './lojas-achadas.tsx'
import { Mosaico } from './mosaico.tsx'
import { LinkRetirada } from './link-retirada.tsx'

const LojasNoMapa = lazy(() => import('./lojas-no-mapa.tsx').then((m) => ({ default: m.LojasNoMapa })))

/** The door of the marketplace: where to, then who delivers there (ux 1.1, 1.2). */
export function EscolhaLugar(dados: DadosLugar) {
  return (
    <>
      <title>Vitrine: lojas que chegam até você</title>
      <header className="wrap flex h-16 items-center justify-between lg:h-[72px]">
        <a
          href={urls.home()}
          className="flex items-center gap-2 text-20 font-title"
          aria-label="Vitrine, início"
        >
          <span className="grid size-8 place-items-center rounded-sm bg-brand text-on-brand">
            <Icon name="store" />
          </span>
          Vitrine
        </a>
      </header>
      <main className="wrap pb-20">
        <div className="grid items-center gap-x-20 lg:grid-cols-[minmax(0,600px)_minmax(0,1fr)] lg:pt-10">
          <div className="pt-8 lg:pt-0">
            <h1 className="lg:text-48 lg:tracking-[-0.022em]">Onde você quer receber?</h1>
            <p className="mt-3 mb-7 max-w-prose text-16 text-pretty text-ink-muted lg:text-20">
              Mostramos as lojas que chegam aí, com preço, estoque e horário certos.
            </p>
            <Busca {...dados} />
          </div>
          <Mosaico imagens={dados.mosaico} />
        </div>
        <Encontrados {...dados} />
        <LojasNaVitrine lojas={dados.lojas} />
      </main>
    </>
  )
}

function Busca(dados: DadosLugar) {
  const { tipoEntrega, busca, local } = dados
  const submit = useSubmit()
  const { state } = useNavigation()
  const isHydrated = useHydrated()
  const [tipo, setTipo] = useState(tipoEntrega)
  const choose = (lugar: Localizacao) =>
    void submit({ lugar: JSON.stringify(lugar), tipoEntrega: tipo }, { method: 'post', action: '/?index' })
  // Without script the first form searches (GET); its results are the buttons of the second (POST).
  const isChoosing = !isHydrated && busca.lugares.length > 0
  return (
    <Form
      method={isChoosing ? 'post' : 'get'}
      action={isChoosing ? '/?index' : '/'}
      aria-busy={state !== 'idle'}
    >
      <Segmented
        className="mb-4 max-w-[320px]"
        label="Como você quer receber"
        name="tipoEntrega"
        {...(isHydrated ? { value: tipo, onChange: setTipo } : { defaultValue: tipo })}
        options={[
          { value: 'DELIVERY', label: 'Entrega', icon: 'truck' },
          { value: 'RETIRADA', label: 'Retirada', icon: 'store' },
        ]}
      />
      <CampoLugar
        label={tipo === 'RETIRADA' ? 'Retirar perto de' : 'CEP, rua ou cidade'}
        hint="Não sabe o CEP? Digite a rua e a cidade."
        inicial={busca}
        onChoose={choose}
      />
      <div className="mt-3 flex flex-wrap items-center gap-2">
        {isHydrated ? (
          <MinhaLocalizacao onChoose={choose} />
        ) : (
          <Button type="submit" formMethod="get" formAction="/">
            Buscar
          </Button>
        )}
        {local && (
          <Link
            className="link inline-flex min-h-tap items-center px-2"
            to="/?lojas=1#lojas"
            preventScrollReset
          >
            Continuar em {describeLocal(local).onde}
          </Link>
        )}
      </div>
      <div className="min-h-tap">{isHydrated && <NoMapa dados={dados} tipo={tipo} onChoose={choose} />}</div>
    </Form>
  )
}

interface NoMapaProps {
  dados: DadosLugar
  tipo: DadosLugar['tipoEntrega']
  onChoose: (lugar: Localizacao) => void
}

function NoMapa({ dados, tipo, onChoose }: NoMapaProps) {
  return (
    <DobraMapa load={loadMapa}>
      <Parte espera={<div className="min-h-[420px]" aria-busy />}>
        <LojasNoMapa lojas={listLojas(dados)} tipoEntrega={tipo} local={dados.local} onChoose={onChoose} />
      </Parte>
    </DobraMapa>
  )
}

/** Those that were found first, then those of the window, each once. */
function listLojas({ encontrados, lojas }: DadosLugar): LojaNoMapa[] {
  const todas = [...(encontrados?.fornecedores ?? []), ...lojas]
  return [...new Map(todas.map((loja) => [loja.idfornecedor, loja])).values()]
}

function Encontrados({ encontrados, local }: DadosLugar) {
  const isHydrated = useHydrated()
  if (!encontrados || !local) return null
  const { fornecedores, mensagem } = encontrados
  const { como, onde } = describeLocal(local)
  return (
    <section id="lojas" className="section max-w-[760px]" aria-labelledby="titulo-lojas" aria-live="polite">
      {fornecedores.length > 0 ? (
        <>
          <div className="section-head flex-wrap gap-y-1">
            <h2 id="titulo-lojas">
              {fornecedores.length === 1 ? '1 loja' : `${fornecedores.length} lojas`} para você
            </h2>
            <p>
              {como} {onde}
            </p>
          </div>
          <LojasAchadas lojas={fornecedores} />
        </>
      ) : (
        <>
          <h2 id="titulo-lojas" className="sr-only">
            Lojas para você
          </h2>
          <EmptyState
            icon="map-pin"
            title={mensagem}
            action={
              <span className="flex flex-wrap justify-center gap-2">
                <a className={buttonClass({ variant: 'outline' })} href="/">
                  Trocar endereço
                </a>
                {local.tipoEntrega === 'DELIVERY' && <LinkRetirada local={local} />}
                {isHydrated && <AviseMe local={local} />}
              </span>
            }
          >
            {como} {onde}.
          </EmptyState>
        </>
      )}
    </section>
  )
}
