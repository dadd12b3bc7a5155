import { imageQuestions } from '#content/questions.ts';
import { ToolPage } from './components/tool-page.tsx';

export const ImagesPage = () => (
  <ToolPage
    type="image_analyzer"
    metaTitle="Image Describer: alt texts, titles and captions for your images"
    metaDescription="Drop up to 10 images, with the article they belong to. Get an alt text, a title, a caption and a description for each, short enough for a screen reader."
    heading={
      <>
        Say what your pictures <span className="marker">are for</span>
      </>
    }
    questions={imageQuestions}
    closing={{
      title: 'The pictures of your last post are waiting',
      text: 'Ten images, one run, four texts each.',
    }}
  />
);
