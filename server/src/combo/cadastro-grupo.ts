import { describeCadastro } from '#cadastro'
import { describeRegistro } from '#coluna'

/** Slots of a combo. */
export const cadastroGrupo = describeCadastro(
  describeRegistro(
    'combo_grupo',
    ['idfornecedor'],
    ['idgrupo', 'idcombopromocional_cabecalho', 'nome', 'minimo', 'maximo', 'repete', 'ordem'],
  ),
  { chave: ['idgrupo'] },
)

/** The products that a slot offers. */
export const cadastroOferta = describeCadastro(
  describeRegistro(
    'combo_produto',
    ['idfornecedor'],
    ['idgrupo', 'idcadastroextraproduto', 'quantidade', 'preco', 'ordem'],
  ),
  { chave: ['idgrupo', 'idcadastroextraproduto'] },
)
