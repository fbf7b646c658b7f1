import { useLoaderData, useNavigation } from 'react-router'

import type { ListaDoRegistro } from '@vitrine/contract'
import { todayIn, type Hoje } from '@vitrine/rules/data'
import { EmptyState } from '@vitrine/ui'

import { MaisDaLista, MolduraDaTela } from '#cadastro'
import { useTrabalho } from '#shell'

import { AcessosDaPlataforma } from './acessos-da-plataforma.tsx'
import { isTudo, type Filtro } from './filtro.ts'
import { Filtros } from './filtros.tsx'
import { groupPorDia } from './group-por-dia.ts'
import type { loadRegistro } from './load-registro.ts'
import { Mudanca } from './mudanca.tsx'
import { MeusAtos } from './meus-atos.tsx'
import { useRegistro } from './use-registro.ts'

import './registro.css'

export { loadRegistro as loader } from './load-registro.ts'
export { ErroDaTela as ErrorBoundary } from '#moldura'

export const handle = { migalha: 'Registro de mudanças' }

/** Who changed what of the store, when, and what it said before (ux 3.12; decision 0143). */
export default function TelaDoRegistro() {
  const { filtro, primeira, atos, semDireito, agora } = useLoaderData<typeof loadRegistro>()
  const { fuso } = useTrabalho().loja
  const hoje = { data: todayIn(fuso, new Date(agora)), fuso }
  return (
    <MolduraDaTela
      className="ajustes registro"
      titulo="Registro de mudanças"
      frase="Quem mudou o quê na loja, quando, e como era antes. Fica guardado por cinco anos."
      conexao="LE"
      semDireito={semDireito}
      direito="lê o registro"
      oQue="o registro"
    >
      {primeira && (
        <>
          {atos.length > 0 && <MeusAtos atos={atos} />}
          <AcessosDaPlataforma />
          <Filtros
            key={JSON.stringify(filtro)}
            filtro={filtro}
            cadastros={primeira.cadastros ?? []}
            pessoas={primeira.pessoas ?? []}
            hoje={hoje.data}
          />
          <Lista key={`lista ${JSON.stringify(filtro)}`} primeira={primeira} filtro={filtro} hoje={hoje} />
        </>
      )}
    </MolduraDaTela>
  )
}

interface ListaProps {
  primeira: ListaDoRegistro
  filtro: Filtro
  hoje: Hoje
}

function Lista({ primeira, filtro, hoje }: ListaProps) {
  const { mudancas, temMais, estado, readMais } = useRegistro(primeira, filtro)
  const isEspera = useNavigation().state !== 'idle'
  if (mudancas.length === 0)
    return isTudo(filtro) ? (
      <EmptyState icon="history" title="Nenhuma mudança ainda">
        O que for criado, mudado ou removido na loja aparece aqui, com quem fez.
      </EmptyState>
    ) : (
      <EmptyState icon="search" title="Nenhuma mudança assim">
        Tente outro tipo, outra pessoa ou outros dias.
      </EmptyState>
    )
  return (
    <div className="registro-lista" aria-busy={isEspera}>
      {groupPorDia(mudancas, hoje).map(({ dia, mudancas: doDia }) => (
        <section key={dia} aria-label={`Mudanças de ${dia}`}>
          <h2>{dia}</h2>
          <ol>
            {doDia.map((mudanca) => (
              <Mudanca key={mudanca.idevento} mudanca={mudanca} filtro={filtro} />
            ))}
          </ol>
        </section>
      ))}
      <MaisDaLista acao="Ver mais antigas" temMais={temMais} estado={estado} onMais={() => void readMais()}>
        as mudanças mais antigas
      </MaisDaLista>
      {!temMais && primeira.cursor !== null && (
        <p role="status" className="text-ink-muted">
          Não há mudanças mais antigas.
        </p>
      )}
    </div>
  )
}
