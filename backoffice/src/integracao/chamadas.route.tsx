import type { ReactNode } from 'react'
import { Link, useLoaderData, useNavigation, useRevalidator } from 'react-router'

import type { ApiKey, ChamadaDeChave, ListaDeChamadas, UsoDasChaves as Uso } from '@vitrine/contract'
import { todayIn, type Hoje } from '@vitrine/rules/data'
import { formatQuantidade } from '@vitrine/rules/dinheiro'
import { Button, EmptyState } from '@vitrine/ui'

import { MaisDaLista, MolduraDaTela, NaoLido, useGuarda } from '#cadastro'
import { urlsPainel, useTrabalho } from '#shell'

import { desdeOf, isTudo, type FiltroDasChamadas } from './filtro-das-chamadas.ts'
import { FiltrosDasChamadas } from './filtros-das-chamadas.tsx'
import { GraficoDeChamadas } from './grafico-de-chamadas.tsx'
import { LinhaDaChamada } from './linha-da-chamada.tsx'
import type { loadChamadas } from './load-chamadas.ts'
import { makeBarras } from './say-chamada.ts'
import { useChamadas } from './use-chamadas.ts'
import { UsoDasChaves } from './uso-das-chaves.tsx'

import './chamadas.css'

export { loadChamadas as loader } from './load-chamadas.ts'
export { ErroDaTela as ErrorBoundary } from '#moldura'

export const handle = { migalha: 'Chamadas das chaves' }

/** Which calls a store's systems made, and what came of them (decision 0172). */
export default function TelaDasChamadas() {
  useGuarda()
  const { semDireito, filtro, agora, chaves, primeira, uso } = useLoaderData<typeof loadChamadas>()
  const { fuso } = useTrabalho().loja
  const hoje = { data: todayIn(fuso, new Date(agora)), fuso }
  const lidas = { chaves: chaves?.data ?? [], possiveis: chaves?.chamadas ?? [] }
  return (
    <MolduraDaTela
      className="ajustes chamadas"
      titulo="Chamadas das chaves"
      cabeca={<Cabecalho porMinuto={uso?.por_minuto ?? null} semDireito={semDireito} />}
      conexao="LE"
      semDireito={semDireito}
      direito="cuida das integrações"
    >
      <FiltrosDasChamadas
        key={JSON.stringify(filtro)}
        filtro={filtro}
        chaves={lidas.chaves}
        possiveis={lidas.possiveis}
        feitas={listFeitas(uso)}
      />
      {uso ? (
        <Grafico uso={uso} filtro={filtro} agora={agora} hoje={hoje} />
      ) : (
        <NaoLido>as contas por hora</NaoLido>
      )}
      <Secao id="feitas" titulo="Uma a uma">
        {primeira ? (
          <Lista key={agora} {...lidas} primeira={primeira} filtro={filtro} agora={agora} hoje={hoje} />
        ) : (
          <NaoLido>as chamadas</NaoLido>
        )}
      </Secao>
      <Secao id="uso" titulo="Nos últimos 30 dias, por chave">
        {uso && chaves ? (
          <UsoDasChaves {...lidas} usos={uso.chaves} hoje={hoje} />
        ) : (
          <NaoLido>o uso de cada chave</NaoLido>
        )}
      </Secao>
    </MolduraDaTela>
  )
}

/** Calls that were accepted of any key in 30 days, by name. */
const listFeitas = (uso: Uso | null): string[] =>
  [...new Set(uso?.chaves.flatMap(({ usadas }) => usadas.map(({ chamada }) => chamada)) ?? [])].toSorted()

function Cabecalho({ porMinuto, semDireito }: { porMinuto: number | null; semDireito: boolean }) {
  const { slug } = useTrabalho().loja
  const { revalidate, state } = useRevalidator()
  return (
    <header>
      <p>
        <Link className="link" to={urlsPainel.integracoes(slug)}>
          Integrações
        </Link>
      </p>
      <h1>Chamadas das chaves</h1>
      <p className="text-ink-muted">
        O que cada sistema pediu à loja e o que lhe foi respondido, por 30 dias e até 100 mil chamadas. O que
        foi enviado e respondido não fica guardado.
        {porMinuto !== null &&
          ` Uma chave faz até ${formatQuantidade(porMinuto)} chamadas por minuto; além disso a resposta é 429.`}
      </p>
      {!semDireito && (
        <p>
          <Button
            variant="outline"
            size="s"
            icon="refresh-cw"
            loading={state !== 'idle'}
            onClick={() => void revalidate()}
          >
            Atualizar
          </Button>
        </p>
      )}
    </header>
  )
}

interface DoPeriodo {
  filtro: FiltroDasChamadas
  agora: string
  hoje: Hoje
}

function Grafico({ uso, filtro, agora, hoje }: DoPeriodo & { uso: Uso }) {
  // Counts are kept by key and call, not by what came of each.
  const isParte = filtro.situacao !== '' || filtro.codigo !== ''
  const porDia = filtro.periodo === '30d'
  const barras = makeBarras(uso.horas, { desde: desdeOf(filtro, agora), agora, porDia, hoje })
  return (
    <>
      <GraficoDeChamadas barras={barras} unidade={porDia ? 'dia' : 'hora'} />
      {isParte && uso.horas.length > 0 && (
        <p className="text-ink-muted">O gráfico conta todos os resultados; a lista, só o que você filtrou.</p>
      )}
    </>
  )
}

interface ListaProps extends DoPeriodo {
  primeira: ListaDeChamadas
  chaves: readonly ApiKey[]
  possiveis: readonly ChamadaDeChave[]
}

function Lista({ primeira, chaves, possiveis, filtro, agora, hoje }: ListaProps) {
  const { chamadas, temMais, estado, readMais } = useChamadas(primeira, filtro, agora)
  const isEspera = useNavigation().state !== 'idle'
  const nomes = new Map(chaves.map(({ idapikeys, nome }) => [idapikeys, nome]))
  if (chamadas.length === 0)
    return isTudo(filtro) ? (
      <EmptyState icon="plug" title="Nenhuma chamada neste período">
        Assim que um sistema entrar com uma chave, o que ele pedir aparece aqui em poucos segundos.
      </EmptyState>
    ) : (
      <EmptyState icon="search" title="Nenhuma chamada assim">
        Tente outra chave, outro resultado ou um período maior.
      </EmptyState>
    )
  return (
    <div className="chamadas-lista" aria-busy={isEspera}>
      <ol aria-label="Chamadas feitas">
        {chamadas.map((feita) => (
          <LinhaDaChamada
            key={feita.idrequisicao}
            feita={feita}
            chave={nomes.get(feita.idapikeys) ?? 'Chave apagada'}
            possiveis={possiveis}
            hoje={hoje}
          />
        ))}
      </ol>
      <MaisDaLista acao="Ver mais antigas" temMais={temMais} estado={estado} onMais={() => void readMais()}>
        as chamadas mais antigas
      </MaisDaLista>
    </div>
  )
}

function Secao({ id, titulo, children }: { id: string; titulo: string; children: ReactNode }) {
  return (
    <section id={id} aria-labelledby={`${id}-titulo`}>
      <h2 id={`${id}-titulo`}>{titulo}</h2>
      {children}
    </section>
  )
}
