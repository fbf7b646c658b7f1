import { useLoaderData } from 'react-router'

import { useAgora } from '@vitrine/conversa'
import { todayIn } from '@vitrine/rules/data'
import { Notice, useOffline } from '@vitrine/ui'

import { useIsMesa } from '#celula'
import { Titulo, useTrabalho } from '#shell'

import { Aprovacao } from './aprovacao.tsx'
import { AvisosDaMesa } from './avisos-da-mesa.tsx'
import { BarraDeProdutos } from './barra-de-produtos.tsx'
import { CabecaDoOrcamento } from './cabeca-do-orcamento.tsx'
import { Envio } from './envio.tsx'
import { GradeDoOrcamento } from './grade-do-orcamento.tsx'
import type { loadOrcamento } from './load-orcamento.ts'
import { previewSomas } from './preview-mesa.ts'
import { SomasDoOrcamento } from './somas-do-orcamento.tsx'
import { useEnvio } from './use-envio.ts'
import { useMesa } from './use-mesa.ts'
import { Versoes } from './versoes.tsx'

export { loadOrcamento as loader } from './load-orcamento.ts'
export { ErroDaTela as ErrorBoundary } from '#moldura'

export const handle = { migalha: 'Orçamentos' }

/** A budget on the desk where it is priced (ux 3.3, mockup 22). */
export default function OrcamentoAqui() {
  const dados = useLoaderData<typeof loadOrcamento>()
  return <Mesa key={dados.grade.numpedido} {...dados} />
}

function Mesa({ grade: lida, agora: primeiro }: Awaited<ReturnType<typeof loadOrcamento>>) {
  const { fuso } = useTrabalho().loja
  const agora = useAgora(primeiro)
  const hoje = { data: todayIn(fuso, new Date(agora)), fuso }
  const mesa = useMesa(lida)
  const envio = useEnvio(mesa)
  const isMesa = useIsMesa()
  const isOffline = useOffline()
  const { grade, linhas, gravacao } = mesa
  const somas = previewSomas(grade, linhas)
  return (
    <div className="og">
      <Titulo>{`Orçamento ${grade.numpedido} · ${grade.cliente.nome}`}</Titulo>
      <CabecaDoOrcamento mesa={mesa} envio={envio} hoje={hoje} />
      {(isOffline || gravacao.tipo === 'esperando') && (
        <Notice small tone="warning" icon="wifi-off" live="status" className="og-aviso">
          Sem conexão. O que você escrever fica aqui e é gravado quando ela voltar.
        </Notice>
      )}
      <div className="og-meio">
        <AvisosDaMesa mesa={mesa} envio={envio} />
        <SomasDoOrcamento mesa={mesa} somas={somas} />
        <BarraDeProdutos mesa={mesa} somas={somas} />
        <GradeDoOrcamento mesa={mesa} somas={somas} mayEdit={grade.aberto && isMesa} />
        {grade.aberto && <Teclas />}
      </div>
      <aside className="og-lado" aria-label="Versões e envio">
        <Versoes mesa={mesa} somas={somas} hoje={hoje} />
        {grade.aberto && <Envio mesa={mesa} envio={envio} hoje={hoje} />}
        <Aprovacao mesa={mesa} />
      </aside>
    </div>
  )
}

function Teclas() {
  return (
    <p className="og-teclas">
      <kbd>F2</kbd> editar <kbd>Ctrl D</kbd> repetir para baixo <kbd>Enter</kbd> próxima linha{' '}
      <kbd>Ctrl Z</kbd> desfazer
    </p>
  )
}
