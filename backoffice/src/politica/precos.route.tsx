import { useState } from 'react'
import { useLoaderData } from 'react-router'

import type { MudancaDaPolitica, PoliticaGuardada } from '@vitrine/contract'
import { todayIn } from '@vitrine/rules/data'
import { Button, Modal } from '@vitrine/ui'

import { mayLeave, useGuarda } from '#cadastro'
import { useTrabalho } from '#shell'

import { novaPolitica, type PoliticaEscrita } from './campos-da-politica.ts'
import { EditorPolitica } from './editor-politica.tsx'
import type { Filtro } from './filtro.ts'
import { Historico } from './historico.tsx'
import { ListaDePoliticas, type AcoesDaLista } from './lista-de-politicas.tsx'
import type { loadPrecos } from './load-precos.ts'
import { MolduraDosPrecos } from './moldura-dos-precos.tsx'
import { Simulador } from './simulador.tsx'
import { usePoliticas } from './use-politicas.ts'

export { loadPrecos as loader } from './load-precos.ts'
export { ErroDaTela as ErrorBoundary } from '#moldura'

export const handle = { migalha: 'Preços' }

/** What products cost whom: policies, each in a sentence, and any price tried as somebody (ux 3.6). */
export default function TelaDosPrecos() {
  useGuarda()
  const { filtro, dados, semDireito } = useLoaderData<typeof loadPrecos>()
  return (
    <MolduraDosPrecos
      parte="politicas"
      titulo="Preços"
      frase="Quem paga menos, por quê e quando. Das políticas que servem, valem as de maior prioridade; entre elas, o menor preço."
      oQue="as políticas de preço"
      semDireito={semDireito}
    >
      {dados && <Precos dados={dados} filtro={filtro} />}
    </MolduraDosPrecos>
  )
}

type Lidos = NonNullable<Awaited<ReturnType<typeof loadPrecos>>['dados']>

function Precos({ dados: lidos, filtro }: { dados: Lidos; filtro: Filtro }) {
  const { fuso } = useTrabalho().loja
  const { politicas, mudancas, tellGravada, remove, toggle, write } = usePoliticas(lidos.politicas)
  const [editada, setEditada] = useState<PoliticaEscrita | null>(
    () => lidos.politicas.find(({ idpolitica }) => idpolitica === filtro.politica) ?? null,
  )
  const [historico, setHistorico] = useState<PoliticaGuardada | null>(null)
  const [hoje] = useState(() => todayIn(fuso, new Date()))
  const dados = { ...lidos, politicas, hoje }
  const acoes: AcoesDaLista = {
    onEdit: setEditada,
    onToggle: (politica) => void toggle(politica),
    onHistorico: setHistorico,
    onRemove: (politica) => void remove(politica),
  }
  const findGuardada = (idpolitica: string) =>
    politicas.find((cada) => cada.idpolitica === idpolitica) ?? null
  async function restore(politica: PoliticaGuardada, antes: NonNullable<MudancaDaPolitica['antes']>) {
    const resposta = await write({ ...politica, ...antes }, politica.versao)
    if (!resposta.ok) return resposta.falha.error
    tellGravada(resposta.dados, politica)
    return null
  }
  return (
    <div className="precos-partes">
      <section aria-label="Políticas de preço" tabIndex={-1}>
        <ListaDePoliticas dados={dados} filtro={filtro} acoes={acoes} />
        <Button icon="plus" onClick={() => setEditada(novaPolitica())}>
          Nova política
        </Button>
      </section>
      <Simulador dados={dados} mudancas={mudancas} />
      <Modal
        open={editada !== null}
        size="l"
        onClose={() => mayLeave() && setEditada(null)}
        title={editada?.versao === null ? 'Nova política' : 'Editar política'}
      >
        {editada && (
          <EditorPolitica
            key={editada.idpolitica}
            politica={editada}
            dados={dados}
            onGravada={(gravada) => {
              tellGravada(gravada, findGuardada(gravada.idpolitica))
              setEditada(null)
            }}
          />
        )}
      </Modal>
      {historico && (
        <Historico
          politica={historico}
          onVoltar={(antes) => restore(historico, antes)}
          onClose={() => setHistorico(null)}
        />
      )}
    </div>
  )
}
