import { join } from './join.ts'
import { chamadasDeAcesso } from './chamada/acesso.ts'
import { chamadasDeCompra } from './chamada/compra.ts'
import { chamadasDoCatalogo } from './chamada/catalogo.ts'
import { chamadasDeConteudo } from './chamada/conteudo.ts'
import { chamadasDeLugar } from './chamada/lugar.ts'
import { chamadasDaOperacao } from './chamada/operacao.ts'
import { chamadasDePedido } from './chamada/pedido.ts'
import { chamadasDaPolitica } from './chamada/politica.ts'
import { chamadasDoPainel } from './chamada/painel.ts'
import { chamadasDoPreparo } from './chamada/preparo.ts'
import { chamadasDaPromocao } from './chamada/promocao.ts'
import { chamadasDaProtecao } from './chamada/protecao.ts'
import { chamadasDoRegistro } from './chamada/registro.ts'

/** What parameters and fields mean in one call. */
export const porChamada = join(
  chamadasDeAcesso,
  chamadasDeCompra,
  chamadasDeConteudo,
  chamadasDeLugar,
  chamadasDePedido,
  chamadasDaOperacao,
  chamadasDoCatalogo,
  chamadasDaPolitica,
  chamadasDoPainel,
  chamadasDoPreparo,
  chamadasDoRegistro,
  chamadasDaProtecao,
  chamadasDaPromocao,
)
