/** Selects the kind of checkup of a product of the package mall. Free products have their own pages. */
import { isFreeProduct } from '../rules/products.ts';
import { freeExam } from './free-exam.ts';
import { paidExam } from './paid-exam.ts';

export const examOf = (productNo: string) => (isFreeProduct(productNo) ? freeExam : paidExam);
