import { useEffect, useState } from 'react'
import { Form, Link, useActionData, useLoaderData, useNavigation } from 'react-router'

import type { ConfiguracaoAprovacao, RegrasAprovacao } from '@vitrine/contract'
import { urls } from '@vitrine/contract/urls'
import { Button, Checkbox, Icon, Notice, showToast, TextInput } from '@vitrine/ui'

import { NaoLido, useHydrated, useLoja } from '#shell'

import { EditorCentros } from './editor-centros.tsx'
import { EditorRegras } from './editor-regras.tsx'
import { EditorSuplentes } from './editor-suplentes.tsx'
import type { changeRegras, EstadoRegras, loadRegras } from './load-regras.ts'
import './regras.css'
import { ResultadoSimulacao } from './resultado-simulacao.tsx'

export { changeRegras as action, loadRegras as loader } from './load-regras.ts'
export { ErroDaPagina as ErrorBoundary, revalidateScreen as shouldRevalidate } from '#shell'

/** The purchase rules of a company: which orders need approval, by whom, and what cost centres may spend. Rules are simulated before they are saved. */
export default function Regras() {
  const { slug, nome } = useLoja()
  const { regras, cliente, hoje } = useLoaderData<typeof loadRegras>()
  const answer = useActionData<typeof changeRegras>()
  // The toast is shown here because the editor is mounted again with what was saved.
  useEffect(() => {
    if (answer && 'salvas' in answer && answer.salvas) showToast('Regras salvas')
  }, [answer])
  return (
    <main className="wrap pt-6 pb-16 lg:pt-8">
      <title>{`Regras de aprovação · ${nome}`}</title>
      <Link className="link inline-flex min-h-ctl items-center gap-1" to={urls.aprovacoes(slug)}>
        <Icon name="chevron-left" size={16} /> Aprovações
      </Link>
      <h1>Regras de aprovação</h1>
      <p className="mt-1 text-16 text-ink-muted">
        Quais pedidos de <b className="text-ink">{cliente}</b> precisam de um sim, e de quem. Ninguém aprova o
        que pediu.
      </p>
      {regras ? (
        <Editor key={regras.revisao} regras={regras} hoje={hoje} />
      ) : (
        <NaoLido titulo="Não conseguimos ler as regras">Tente em alguns instantes.</NaoLido>
      )}
    </main>
  )
}

function Editor({ regras, hoje }: { regras: RegrasAprovacao; hoje: string }) {
  const answer = useActionData<typeof changeRegras>()
  const estado = answer && 'salvas' in answer ? answer : undefined
  const [config, setConfig] = useState<ConfiguracaoAprovacao>(() =>
    estado && !estado.salvas ? readTexto(estado, regras.configuracao) : regras.configuracao,
  )
  const isHydrated = useHydrated()
  const change = (parte: Partial<ConfiguracaoAprovacao>) => setConfig({ ...config, ...parte })
  const texto = JSON.stringify(config)
  return (
    <Form method="post" className="regras" aria-busy={!isHydrated}>
      <input type="hidden" name="configuracao" value={texto} />
      <input type="hidden" name="revisao" value={regras.revisao} />
      <div className="min-w-0">
        {regras.becos.length > 0 && (
          <Becos titulo="Hoje alguns pedidos não têm quem os aprove:" becos={regras.becos} />
        )}
        <EditorRegras config={config} regras={regras} onChange={(novas) => change({ regras: novas })} />
        <EditorSuplentes config={config} pessoas={regras.pessoas} hoje={hoje} onChange={change} />
        <EditorCentros
          centros={config.centros}
          gastos={regras.gastos}
          onChange={(centros) => change({ centros })}
        />
      </div>
      <aside className="regras-lado">
        <Prazo config={config} onChange={change} />
        <Checkbox name="todasAsLojas" value="1" defaultChecked={regras.todasAsLojas}>
          Valer em todas as lojas em que a empresa compra
        </Checkbox>
        <Salvar estado={estado} texto={texto} />
      </aside>
    </Form>
  )
}

/** The rules that were simulated stay in the form after the answer. */
function readTexto({ texto }: EstadoRegras, senao: ConfiguracaoAprovacao): ConfiguracaoAprovacao {
  try {
    return JSON.parse(texto) as ConfiguracaoAprovacao // this page wrote it
  } catch {
    return senao
  }
}

function Prazo({
  config,
  onChange,
}: {
  config: ConfiguracaoAprovacao
  onChange: (parte: Partial<ConfiguracaoAprovacao>) => void
}) {
  return (
    <TextInput
      label="Prazo para responder, em horas"
      hint="Depois disso o pedido de aprovação termina sem resposta."
      inputMode="numeric"
      defaultValue={String(config.prazoHoras)}
      onChange={({ target }) =>
        onChange({ prazoHoras: Math.min(720, Math.max(1, Math.trunc(Number(target.value)) || 72)) })
      }
    />
  )
}

/** Rules are simulated first; only what was simulated can be saved. */
function Salvar({ estado, texto }: { estado: EstadoRegras | undefined; texto: string }) {
  const { state, formData } = useNavigation()
  const indo = state === 'idle' ? null : formData?.get('acao')
  const conferida = estado?.simulacao && estado.texto === texto ? estado.simulacao : null
  return (
    <>
      {estado?.erro && (
        <Notice tone="danger" live="alert">
          {estado.erro}
        </Notice>
      )}
      {estado && estado.texto === texto && estado.becos.length > 0 && (
        <Becos
          titulo="Não dá para salvar: alguns pedidos não teriam quem os aprovasse."
          becos={estado.becos}
        />
      )}
      {conferida && <ResultadoSimulacao simulacao={conferida} />}
      {conferida && conferida.becos.length === 0 ? (
        <Button type="submit" name="acao" value="salvar" size="l" block loading={indo === 'salvar'}>
          Salvar assim
        </Button>
      ) : (
        <Button type="submit" name="acao" value="simular" size="l" block loading={indo === 'simular'}>
          Conferir nos últimos 90 dias
        </Button>
      )}
      <p className="text-center text-12 text-ink-muted">Nada muda antes de salvar.</p>
    </>
  )
}

function Becos({ titulo, becos }: { titulo: string; becos: readonly string[] }) {
  return (
    <Notice tone="danger" title={titulo} live="alert" className="mb-4">
      <ul className="list-disc pl-5">
        {becos.map((motivo) => (
          <li key={motivo}>{motivo}</li>
        ))}
      </ul>
      Escolha mais alguém para aprovar, ou dê a outra pessoa a permissão de enviar pedidos, em “Usuários”.
    </Notice>
  )
}
